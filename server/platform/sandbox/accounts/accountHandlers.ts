import type { MemberAnswer } from '#schemas/platform/session.schema.ts';
import type { Database } from '../../../store/Database.ts';
import type { Clock } from '../../clock.ts';
import { refuse } from '../../refusals.ts';
import type { Handlers } from '../CallContext.ts';
import { limitRequests } from '../counters.ts';
import type { Limits } from '../limits.ts';
import { readText } from '../readQuery.ts';
import { type Account, findByUsername } from './accountQueries.ts';
import { issueCaptcha } from './captchas.ts';
import { login } from './login.ts';
import { createLoginKey } from './loginKey.ts';
import { register } from './register.ts';
import { endSession, requireAccount } from './sessions.ts';

type AccountHandlers = Pick<
  Handlers,
  'captcha' | 'loginKey' | 'login' | 'logout' | 'registerByUsername' | 'registerByMobile' | 'checkUsername' | 'member'
>;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  /** What registration takes for today. */
  readonly today: Clock;
  readonly limits: Limits;
}

const MAX_USERNAME = 64;

const memberOf = ({ id, username, nickname, customerType }: Account): MemberAnswer => ({
  id,
  account: username,
  type: customerType,
  nickname: nickname ?? username,
  clubLabel: { labelName: 'VIP 1' },
});

/** Captcha, login, registration and the member behind a session. */
export function accountHandlers(needs: Needs): AccountHandlers {
  const { db, clock, limits } = needs;
  const loginKey = createLoginKey(db);

  return {
    captcha: async ({ merchantCode, ip }) => {
      await limitRequests(db, `captcha ${ip}`, limits.captchasPerIp, clock());
      return issueCaptcha(db, merchantCode, clock());
    },
    loginKey: () => loginKey.answer(clock()),
    login: (context) => login({ ...needs, loginKey }, context),
    logout: async ({ token }) => {
      if (token === undefined) throw refuse('session.missing');
      await endSession(db, token);
    },
    registerByUsername: (context) => register(needs, context, 'username'),
    registerByMobile: (context) => register(needs, context, 'mobile'),
    checkUsername: async ({ merchantCode, query, ip }) => {
      await limitRequests(db, `username ${ip}`, limits.usernameChecksPerIp, clock());
      const username = readText(query, 'username', MAX_USERNAME);
      if (username === '') throw refuse('query.invalid', { name: 'username' });
      return { available: (await findByUsername(db, merchantCode, username)) === undefined };
    },
    member: async (context) => memberOf(await requireAccount(needs, context)),
  };
}
