import type { Answer, Params } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';
import type { Database } from '../../store/Database.ts';
import { type Clock, createClock } from '../clock.ts';
import type { FindLiveSite } from '../LiveSite.ts';
import type { Caller, MerchantPlatform } from '../MerchantPlatform.ts';
import type { SocialSecrets } from '../readSocialSecrets.ts';
import { refuse } from '../refusals.ts';
import { accountHandlers } from './accounts/accountHandlers.ts';
import { announcementHandlers } from './announcements/announcementHandlers.ts';
import type { Handlers } from './CallContext.ts';
import { type CallRoutes, callRoutes } from './callRoutes.ts';
import { createFirebaseTokens } from './firebase/firebaseTokens.ts';
import { firebaseHandlers } from './firebase/firebaseHandlers.ts';
import { gameHandlers } from './games/gameHandlers.ts';
import { type Limits, defaultLimits } from './limits.ts';
import { socialHandlers } from './social/socialHandlers.ts';
import { sweepExpired } from './sweepExpired.ts';
import { systemHandlers } from './system/systemHandlers.ts';
import { walletHandlers } from './wallet/walletHandlers.ts';

// TEMPORARY: each line goes when its handler is built.
const refuseAll = () => {
  throw refuse('call.unknown');
};
const notBuilt = {
  freeplay: refuseAll,
  testPlay: refuseAll,
  trialUser: refuseAll,
  smsForRegister: refuseAll,
  smsWithoutLogin: refuseAll,
  checkCode: refuseAll,
  setPasswordByPhone: refuseAll,
  checkAffiliate: refuseAll,
  recoverByEmail: refuseAll,
  resetByEmail: refuseAll,
  changePassword: refuseAll,
};

const SWEEP_EVERY_MS = 10 * 60 * 1000;

interface Needs {
  readonly db: Database;
  /** What content and forms take for today; may be fixed. */
  readonly clock: Clock;
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
  readonly limits?: Limits;
  /** What expires, expires by this clock: a fixed one would keep sessions and locks for ever. */
  readonly now?: Clock;
  readonly socialSecrets?: SocialSecrets;
  /** Where Firebase publishes the keys that its tokens are signed with, instead of Google's own address. */
  readonly firebaseKeys?: string;
}

export interface Sandbox extends CallRoutes {
  /** For pages that are rendered here. */
  readonly platform: MerchantPlatform;
  /** Stops what runs by the clock. */
  close(): void;
}

/** The embedded merchant platform: every call of the table, over its own tables and the live releases. */
export function createSandbox(needs: Needs): Sandbox {
  const { db, clock, liveSite, log, limits = defaultLimits, now = createClock(), socialSecrets = {}, firebaseKeys } = needs;
  const firebaseTokens = createFirebaseTokens({ db, clock: now, keys: firebaseKeys });
  const handlers = {
    ...systemHandlers(db),
    ...gameHandlers(db),
    ...announcementHandlers(db),
    ...accountHandlers({ db, clock: now, today: clock, limits }),
    ...walletHandlers({ db, clock: now }),
    ...socialHandlers({ db, clock: now, limits, secrets: socialSecrets, log }),
    ...firebaseHandlers({ db, clock: now, limits, tokens: firebaseTokens }),
    ...notBuilt,
  } satisfies Handlers;

  const sweep = setInterval(() => {
    sweepExpired(db, now()).catch((error: unknown) => log.error({ err: error }, 'expired rows could not be removed'));
  }, SWEEP_EVERY_MS).unref();

  const platform: MerchantPlatform = {
    async read<C extends CallName>(call: C, params: Params, caller: Caller): Promise<Answer<C>> {
      const site = liveSite(caller.merchantCode);
      if (site === undefined) throw refuse('merchant.unknown');
      const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      const handle: Handlers[C] = handlers[call];
      return handle({ ...caller, site, query, body: params, token: caller.token, encryption: undefined, origin: undefined });
    },
  };

  return {
    platform,
    ...callRoutes({ handlers, liveSite, log }),
    close: () => clearInterval(sweep),
  };
}
