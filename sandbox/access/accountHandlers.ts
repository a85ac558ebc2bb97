import type { CallAnswer, CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import { createReader } from '#schemas/base/json/createReader.ts';
import { logout as isLogoutBody } from '#schemas/generated/bodies.js';
import { refuse } from '#server/playerCalls/refusals.ts';
import { playedBy } from '../benefits/benefitQueries.ts';
import { levelOf } from '../benefits/rankOf.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import type { Account } from '../calls/Account.ts';
import { affiliateExists, findByUsername } from '../accounts/accountQueries.ts';
import { issueCaptcha } from '../captcha/captchas.ts';
import { acceptTerms } from './acceptTerms.ts';
import { login } from './login.ts';
import { ownInvitation } from '../accounts/ownInvitation.ts';
import { isReserved } from './reservedNames.ts';
import { register } from './register.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { type SessionTimes, noteSession, sessionTimesOf } from '../accounts/sessionTimes.ts';
import { endSession } from '../accounts/sessions.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'captcha'
  | 'loginKey'
  | 'login'
  | 'logout'
  | 'sessionTimes'
  | 'sessionNote'
  | 'acceptTerms'
  | 'registerByUsername'
  | 'registerByMobile'
  | 'checkUsername'
  | 'checkAffiliate'
  | 'member'
>;

const MAX_USERNAME = 64;
const MAX_AFFILIATE_CODE = 64;

const memberOf = (
  { id, username, nickname, customerType }: Account,
  bets: number,
  affiliateCode: string | undefined,
): CallAnswer<'member'> => ({
  id,
  account: username,
  type: customerType,
  nickname: nickname ?? username,
  clubLabel: { labelName: levelOf(bets) },
  ...(affiliateCode === undefined ? {} : { affiliateCode }),
});

/** Captcha, login, registration and the member behind a session. */
export function accountHandlers(parts: SandboxParts): AccountHandlers {
  const { db, clock, loginKey } = parts;

  const sessionHashOf = ({ token = '' }: CallContext): string => hashSecret(token);

  function timesAnswer(times: SessionTimes | undefined): CallAnswer<'sessionTimes'> {
    if (times === undefined) throw refuse('session.expired');
    const { startedAt, activeAt, checkedAt } = times;
    return {
      nowMs: clock().getTime(),
      startedAtMs: startedAt.getTime(),
      activeAtMs: activeAt.getTime(),
      checkedAtMs: checkedAt.getTime(),
    };
  }

  return {
    captcha: (context) => issueCaptcha(parts, context),
    loginKey: () => loginKey.answer(clock()),
    login: (context) => login(parts, context),
    logout: async ({ token: carried, body }) => {
      // The body names the token, too (CALL-07), for clients whose header is lost.
      const named = createReader<CallBody<'logout'>>(isLogoutBody)(body);
      const token = carried ?? (named.ok ? named.value.token : undefined);
      if (token === undefined) throw refuse('session.missing');
      await endSession(db, token);
    },
    sessionTimes: async (context) => timesAnswer(await sessionTimesOf(db, sessionHashOf(context))),
    sessionNote: async (context) => {
      const { what } = readBody('sessionNote', context.body);
      return timesAnswer(await noteSession(db, sessionHashOf(context), what, clock()));
    },
    acceptTerms: async (context) => {
      await acceptTerms(parts, context);
    },
    registerByUsername: (context) => register(parts, context, 'username'),
    registerByMobile: (context) => register(parts, context, 'mobile'),
    checkUsername: async ({ merchantCode, site, query }) => {
      const username = readText(query, 'username', MAX_USERNAME);
      if (username === '') throw refuse('query.invalid', { name: 'username' });
      const isTaken = isReserved(site, username) || (await findByUsername(db, merchantCode, username)) !== undefined;
      return { available: !isTaken };
    },
    checkAffiliate: async ({ merchantCode, query }) => {
      const code = readText(query, 'affiliateCode', MAX_AFFILIATE_CODE);
      return { success: code !== '' && (await affiliateExists(db, merchantCode, code)) };
    },
    member: async ({ account }) =>
      memberOf(account, (await playedBy(db, account.id, clock())).bets, await ownInvitation(db, account)),
  };
}
