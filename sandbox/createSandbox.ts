import type { RequestHandler } from 'express';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { type MailConfig, createSmtpMessenger } from '#server/messages/createSmtpMessenger.ts';
import { withCallSpan } from '#server/http/log/withSpan.ts';
import { networkOf } from '#server/http/requests/visitorAddress.ts';
import type { Database } from '#server/store/database/Database.ts';
import { type Clock, createClock } from '#server/store/clock/clock.ts';
import type { FindLiveSite } from '#server/platform/LiveSite.ts';
import type { Caller, MerchantPlatform } from '#server/platform/MerchantPlatform.ts';
import type { MerchantSecrets } from '#server/platform/readMerchantSecrets.ts';
import { type Retention, defaultRetention } from '#server/platform/retention.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { accountHandlers } from './access/accountHandlers.ts';
import { admitCaller } from './accounts/admitCaller.ts';
import { createLoginKey } from './credentials/loginKey.ts';
import { type Passwords, slowPasswords } from './credentials/passwords.ts';
import { announcementHandlers } from './announcements/announcementHandlers.ts';
import { type Verifiers, createSiteVerify } from './credentials/siteVerify.ts';
import { benefitHandlers } from './benefits/benefitHandlers.ts';
import type { CallContext, Handlers } from './calls/CallContext.ts';
import { type CallRoutes, callRoutes } from './callRoutes.ts';
import { createFirebaseTokens } from './credentials/firebaseTokens.ts';
import { firebaseHandlers } from './firebase/firebaseHandlers.ts';
import { createUnitKeeper } from './money/storedUnit.ts';
import { unitOf } from './money/unitOf.ts';
import { type Later, createLater } from './calls/createLater.ts';
import { gameHandlers } from './games/gameHandlers.ts';
import { chatHandlers } from './chat/chatHandlers.ts';
import { contractHandlers } from './contracts/contractHandlers.ts';
import { incomeHandlers } from './contracts/incomeHandlers.ts';
import { openAccountHandlers } from './contracts/openAccountHandlers.ts';
import { invitedHandlers } from './accounts/invitedFriends.ts';
import { redRainRounds } from './contracts/redRainRounds.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { feedbackHandlers } from './feedback/feedbackHandlers.ts';
import { inboxMessageHandlers } from './inboxMessages/inboxMessageHandlers.ts';
import { jackpotAt } from './lottery/jackpotAt.ts';
import { lotteryHandlers } from './lottery/lotteryHandlers.ts';
import { libraryHandlers } from './library/libraryHandlers.ts';
import { launchHandlers } from './play/launchHandlers.ts';
import { payRoutes } from './payment/payRoutes.ts';
import { paymentHandlers } from './payment/paymentHandlers.ts';
import { playRoutes } from './play/playRoutes.ts';
import { createInboxMessenger } from './inbox/createInboxMessenger.ts';
import { type Limits, defaultLimits } from './calls/limits.ts';
import { socialHandlers } from './social/socialHandlers.ts';
import { createOriginOf } from './originOf.ts';
import { privacyHandlers } from './privacy/privacyHandlers.ts';
import { profileHandlers } from './profile/profileHandlers.ts';
import { passkeyHandlers } from './passkeys/passkeyHandlers.ts';
import { recoveryHandlers } from './recovery/recoveryHandlers.ts';
import { recordHandlers } from './records/recordHandlers.ts';
import type { SandboxParts } from './calls/SandboxParts.ts';
import { tableHandlers } from './tables/tableHandlers.ts';
import { changeHandlers } from './team/changeHandlers.ts';
import { figureHandlers } from './team/figureHandlers.ts';
import { memberHandlers } from './team/memberHandlers.ts';
import { sweepExpired } from './sweepExpired.ts';
import { firstLanguage } from './system/homeOf.ts';
import { sportsHandlers } from './sports/sportsHandlers.ts';
import { systemHandlers } from './system/systemHandlers.ts';
import { trialHandlers } from './trial/trialHandlers.ts';
import { verificationHandlers } from './verification/verificationHandlers.ts';
import { walletHandlers } from './wallet/walletHandlers.ts';

const SWEEP_EVERY_MS = 10 * 60 * 1000;

interface Deps {
  readonly db: Database;
  /** The date for content and forms; tests can fix it. */
  readonly clock: Clock;
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
  readonly limits?: Limits;
  /** The clock for expiry. Never fixed: sessions and locks would not end. */
  readonly now?: Clock;
  readonly merchantSecrets?: MerchantSecrets;
  /** Where Firebase publishes the keys that its tokens are signed with, instead of Google's own address. */
  readonly firebaseKeys?: string;
  /** Where providers check tokens of captchas, instead of their own addresses. */
  readonly verifiers?: Verifiers;
  /** A real mail server. Without one mails go to the development inbox, as text messages always do. */
  readonly mail?: MailConfig | undefined;
  /** Address of players with `{merchant}` for the code; see `originOf.ts`. */
  readonly playerUrl?: string | undefined;
  readonly retention?: Retention;
  readonly passwords?: Passwords;
  readonly later?: Later;
}

export interface Sandbox extends CallRoutes {
  /** The game that launches open. */
  readonly play: RequestHandler;
  /** The chat that is launched. */
  readonly chat: RequestHandler;
  /** The page on which play money is paid in. */
  readonly pay: RequestHandler;
  /** For pages that are rendered here. */
  readonly platform: MerchantPlatform;
  /** Stops timers, and waits for messages that are being sent. */
  close(): Promise<void>;
}

function openParts({ db, clock, log, limits = defaultLimits, now = createClock(), ...deps }: Deps): SandboxParts {
  const inbox = createInboxMessenger(db, now);
  const mail = deps.mail ? createSmtpMessenger(deps.mail) : inbox;
  return {
    db,
    clock: now,
    today: clock,
    limits,
    loginKey: createLoginKey(db),
    firebase: createFirebaseTokens({ clock: now, keys: deps.firebaseKeys }),
    siteVerify: createSiteVerify({ secrets: deps.merchantSecrets ?? {}, verifiers: deps.verifiers, log }),
    passwords: deps.passwords ?? slowPasswords,
    messenger: { send: (message) => (message.channel === 'mail' ? mail : inbox).send(message) },
    later: deps.later ?? createLater(log),
    storeInUnit: createUnitKeeper(db),
  };
}

/** Runs calls. Handlers are reached only through it, after the declared gates. */
const createDispatch =
  (parts: SandboxParts, handlers: Handlers) =>
  <C extends CallName>(call: C, context: CallContext): Promise<CallAnswer<C>> =>
    withCallSpan(call, async () => {
      const account = await admitCaller(parts, call, context);
      // What guests ask for has to do without the database.
      if (account !== undefined) await parts.storeInUnit(context.merchantCode, context.site);
      const handle: Handlers[C] = handlers[call];
      return handle({ ...context, account } as Parameters<Handlers[C]>[0]); // `admitCaller` gives a member's call its account
    });

/** The embedded merchant platform: every call of the table, over its own tables and the live releases. */
export function createSandbox(deps: Deps): Sandbox {
  const { db, liveSite, log, retention = defaultRetention, merchantSecrets = {} } = deps;
  const parts = openParts(deps);
  const originOf = createOriginOf(deps.playerUrl);
  const handlers = {
    ...systemHandlers(db),
    ...gameHandlers(db),
    ...announcementHandlers(parts),
    ...chatHandlers(parts),
    ...inboxMessageHandlers(parts),
    ...feedbackHandlers(parts),
    ...lotteryHandlers(parts),
    ...sportsHandlers(parts),
    ...tableHandlers(parts),
    jackpot: ({ site }) => jackpotAt(parts.today(), unitOf(site)),
    ...accountHandlers(parts),
    ...verificationHandlers(parts),
    ...firebaseHandlers(parts),
    ...recoveryHandlers(parts),
    ...profileHandlers(parts),
    ...privacyHandlers(parts),
    ...trialHandlers(parts),
    ...socialHandlers(parts, merchantSecrets, log),
    ...passkeyHandlers(parts),
    ...walletHandlers(parts),
    ...paymentHandlers(parts),
    ...libraryHandlers(parts),
    ...launchHandlers(parts),
    ...memberHandlers(parts),
    ...changeHandlers(parts),
    ...figureHandlers(parts),
    ...recordHandlers(parts),
    ...contractHandlers(parts),
    ...incomeHandlers(parts),
    ...openAccountHandlers(parts),
    redRain: ({ site }) => redRainRounds(parts.today(), unitOf(site)),
    ...benefitHandlers(parts),
    ...invitedHandlers(parts),
  } satisfies Handlers;

  const dispatch = createDispatch(parts, handlers);
  const sweep = setInterval(() => {
    sweepExpired(db, parts.clock(), retention).catch((error: unknown) =>
      log.error({ err: error }, 'expired rows could not be removed'),
    );
  }, SWEEP_EVERY_MS).unref();

  const platform: MerchantPlatform = {
    async read<C extends CallName>(call: C, params: Params, caller: Caller): Promise<CallAnswer<C>> {
      const site = liveSite(caller.merchantCode);
      if (site === undefined) throw refuse('merchant.unknown');
      const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      return dispatch(call, {
        ...caller,
        network: networkOf(caller.ip),
        site,
        query,
        body: params,
        token: caller.token,
        encryption: undefined,
        version: undefined,
        language: firstLanguage(site),
        origin: originOf(caller.merchantCode, undefined),
      });
    },
  };

  return {
    platform,
    ...callRoutes({ dispatch, liveSite, originOf, log }),
    play: playRoutes({ parts, liveSite, log }),
    chat: chatRoutes({ parts, liveSite, log }),
    pay: payRoutes({ parts, liveSite, log }),
    async close() {
      clearInterval(sweep);
      await parts.later.settled();
    },
  };
}
