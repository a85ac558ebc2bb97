import { createReader } from '#schemas/createReader.ts';
import { loginBody as isLoginBody, loginPayload as isLoginPayload } from '#schemas/generated/platform.js';
import type { LoginBody, LoginPayload, SessionAnswer } from '#schemas/platform/session.schema.ts';
import { readJson } from '#schemas/readJson.ts';
import type { Database } from '../../../store/Database.ts';
import type { Clock } from '../../clock.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../CallContext.ts';
import { countUp, forgetCount, limitRequests, refuseAbove } from '../counters.ts';
import { LOGIN_FRESH_MS, type Limits } from '../limits.ts';
import { findByUsername, usernameKey } from './accountQueries.ts';
import { captchaFits } from './captchas.ts';
import { enterAccount } from './enterAccount.ts';
import { hashSecret } from './hashSecret.ts';
import type { LoginKeyRing } from './loginKey.ts';
import { passwordFits } from './passwords.ts';

const ENCRYPTION = 'jwe';

const readBody = createReader<LoginBody>(isLoginBody);
const readPayload = createReader<LoginPayload>(isLoginPayload);

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly loginKey: LoginKeyRing;
}

/** Opens and judges the encrypted body (LOGIN-14, LOGIN-15). */
async function openPayload(loginKey: LoginKeyRing, { encryption, body }: CallContext): Promise<LoginPayload> {
  if (encryption?.toLowerCase() !== ENCRYPTION) throw refuse('login.encryption');
  const envelope = readBody(body);
  if (!envelope.ok) throw refuse('body.invalid');
  const json = readJson(await loginKey.decrypt(envelope.value.data));
  const payload = json.ok ? readPayload(json.value) : json;
  if (!payload.ok) throw refuse('login.payload');
  if (payload.value.type !== 'username') throw refuse('login.type');
  return payload.value;
}

/** A login counts once and only for minutes: whoever records one cannot send it again. */
async function refuseReplay(db: Database, { nonce, issuedAtMs }: LoginPayload, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - issuedAtMs) > LOGIN_FRESH_MS) throw refuse('login.stale');
  const kept = await db.query(
    'insert into login_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
    [hashSecret(nonce), new Date(now.getTime() + 2 * LOGIN_FRESH_MS)],
  );
  if (kept.length === 0) throw refuse('login.replayed');
}

/**
 * CALL-03. Refusals in this order: unreadable, replayed, too many, captcha, wrong. An unknown username and a wrong
 * password cannot be told apart, neither by the answer nor by its time.
 */
export async function login({ db, clock, limits, loginKey }: Needs, context: CallContext): Promise<SessionAnswer> {
  const now = clock();
  const { merchantCode, ip } = context;
  await limitRequests(db, `login ${ip}`, limits.loginsPerIp, now);
  const payload = await openPayload(loginKey, context);
  await refuseReplay(db, payload, now);

  const who = hashSecret(`${merchantCode} ${usernameKey(payload.username)}`);
  const fromHere = `failed ${who} ${ip}`;
  const fromAnywhere = `failed ${who}`;
  await refuseAbove(db, fromAnywhere, limits.failuresPerUsername, now);
  const failures = await refuseAbove(db, fromHere, limits.failuresBeforeLock, now);
  if (
    failures >= limits.failuresBeforeCaptcha &&
    !(await captchaFits(db, merchantCode, payload.captchaId, payload.captcha, now))
  ) {
    throw refuse(payload.captcha ? 'captcha.wrong' : 'captcha.required', { captcha: true });
  }

  const account = await findByUsername(db, merchantCode, payload.username);
  const fits = await passwordFits(payload.password, account?.passwordHash);
  if (!account || !fits) {
    await countUp(db, fromAnywhere, limits.failuresPerUsername, now);
    const { count } = await countUp(db, fromHere, limits.failuresBeforeLock, now);
    throw refuse('login.wrong', { captcha: count >= limits.failuresBeforeCaptcha });
  }

  await forgetCount(db, fromHere);
  return enterAccount(db, account, now);
}
