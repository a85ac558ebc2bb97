import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { presets, shippedRelease } from '#tests/support/releases.ts';
import { siteOf } from '#src/runtime/source/httpSource.ts';
import { createClient } from './createClient.ts';
import { openInbox } from './inboxes.ts';
import { demoAccount, openSandboxWalk } from './sandboxWalk.ts';
import { walkJourneys } from './walkJourneys.ts';
import type { Credentials, WalkedJourneys } from './Walk.ts';

/** Walks a shipped brand in a sandbox of its own. */
export async function walkBrand(merchant: string): Promise<WalkedJourneys> {
  const brand = shippedRelease(`brands/${merchant}`);
  const sandbox = await openSandboxWalk();
  try {
    return await sandbox.walk(resolveSite(brand, presets[brand.template.version]).full);
  } finally {
    await sandbox.close();
  }
}

interface PlatformOptions {
  readonly url: string;
  readonly merchant: string;
  /** As `name:password`. */
  readonly agent: string | undefined;
  readonly member: string | undefined;
}

function credentialsOf(text: string | undefined): Credentials | undefined {
  const [username, password] = text?.split(/:(.*)/s) ?? [];
  return username && password ? { username, password } : undefined;
}

/** Walks the live site of a running server or a platform. */
export async function walkPlatform({ url, merchant, agent, member }: PlatformOptions): Promise<WalkedJourneys> {
  const bare = createClient({ url, merchantCode: merchant });
  const { hostname, host } = new URL(url);
  const [template, settings, whitelabel, registerSettings] = await Promise.all([
    bare.read('template', { domain: hostname, url: host, device: 'MOBILE' }),
    bare.read('settings'),
    bare.read('whitelabel'),
    bare.read('registerSettings'),
  ]);
  const { site } = await siteOf({ template, settings, whitelabel, registerSettings, status: 0 });
  const inbox = await openInbox(url);
  const demo = (type: number) => (inbox === undefined ? undefined : demoAccount(type));
  const now = new Date();
  let accounts = now.getTime();
  return walkJourneys(
    {
      site,
      http: createClient({ url, merchantCode: merchant, settings: site.behaviour.platform }),
      inbox,
      agent: credentialsOf(agent) ?? demo(1),
      visitProvider: undefined,
      today: now.toISOString().slice(0, 10),
      next: () => String((accounts += 1)).slice(-8),
    },
    credentialsOf(member) ?? demo(0),
  );
}
