import { demoAccounts } from '#sandbox/accounts/demoAccounts.ts';
import { BOT_TOKEN, signTelegram } from '#sandbox/testing/signTelegram.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { createClient } from './createClient.ts';
import { databaseInbox } from './inboxes.ts';
import { walkJourneys } from './walkJourneys.ts';
import type { Credentials, WalkedJourneys } from './Walk.ts';

/** The demo account of a sandbox with this customer type. */
export const demoAccount = (type: number): Credentials | undefined =>
  demoAccounts.find(({ customerType }) => customerType === type);

export interface SandboxWalk {
  /** Walks every journey of a release that is whole. */
  walk(release: Release): Promise<WalkedJourneys>;
  close(): Promise<void>;
}

const UNLIMITED = { count: 1_000_000, windowMs: 1 };

function liftLimits(sandbox: TestSandbox): void {
  sandbox.setLimits({
    loginsPerIp: UNLIMITED,
    registrationsPerIp: UNLIMITED,
    captchasPerIp: UNLIMITED,
    affiliateChecksPerIp: UNLIMITED,
    codesPerIp: UNLIMITED,
    codesBeforeCaptcha: { perNumber: 3, perIp: UNLIMITED.count },
    trialsPerIp: UNLIMITED,
    recoveriesPerIp: UNLIMITED,
    passwordChangesPerIp: UNLIMITED,
    moneyWritesPerAccount: UNLIMITED,
    openedPerAgent: UNLIMITED,
    socialLoginsPerIp: UNLIMITED,
  });
}

/** The demo accounts begin each release without cards and payment passwords, as new members do. */
async function forgetDemoMoney({ db }: TestSandbox): Promise<void> {
  await db.query('delete from bank_cards');
  await db.query('update accounts set payment_password_hash = null');
}

/** A sandbox in memory, with its own clock, that plays one release after another. */
export async function openSandboxWalk(): Promise<SandboxWalk> {
  const sandbox = await startTestSandbox(undefined, {
    merchantSecrets: { [MERCHANT]: { telegram: BOT_TOKEN } },
  });
  liftLimits(sandbox);
  let accounts = 0;
  return {
    async walk(release) {
      sandbox.setRelease(release);
      await forgetDemoMoney(sandbox);
      const playerThere = String((accounts += 1));
      const { site } = resolveSite(release);
      const http = createClient({
        url: sandbox.url,
        merchantCode: MERCHANT,
        waitTurn: (ms) => Promise.resolve(sandbox.wait(ms)),
        settings: site.behaviour.platform,
      });
      return walkJourneys(
        {
          site,
          http,
          inbox: databaseInbox(sandbox),
          agent: demoAccount(1),
          visitProvider: (_provider, _url) => {
            sandbox.wait(1000); // a provider's signed answer is valid once
            const authDate = String(Math.floor(sandbox.now().getTime() / 1000));
            return Promise.resolve(signTelegram({ id: playerThere, first_name: 'Mei', auth_date: authDate }));
          },
          today: sandbox.now().toISOString().slice(0, 10),
          next: () => String((accounts += 1)).padStart(6, '0'),
        },
        demoAccount(0),
      );
    },
    close: () => sandbox.close(),
  };
}
