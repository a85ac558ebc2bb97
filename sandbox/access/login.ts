import type { LoginPayload, SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse, refuseFor } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { type GuessCounter, countGuess, countOf, forgetCount, secondsUntil, takeBack } from '../calls/counters.ts';
import { isOn } from '../calls/isOn.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { verifyPhone } from '../verification/verifyPhone.ts';
import { mobileOf, mobilesOfName } from '../verification/mobileNumber.ts';
import type { Account } from '../calls/Account.ts';
import { findByLoginName, findByMobile, noteLogin, usernameKey } from '../accounts/accountQueries.ts';
import { demandCaptcha } from '../captcha/captchas.ts';
import { forgetNameFailures, levelFor, noteFailure, requestLevel } from '../captcha/difficulty.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { decryptBody } from './decryptBody.ts';
import { openSession } from '../accounts/sessions.ts';

/** One way to prove an identity. */
interface Proof {
  /** The key that failures are counted by. */
  readonly who: string;
  /** The refusal if the proof is wrong. */
  readonly wrong: 'login.wrong' | 'code.wrong';
  /** The account, if the proof is right. */
  prove(): Promise<Account | undefined>;
}

/** The key by which failures of a login name are counted: one key for a number in all its spellings. */
const nameKey = (site: LiveSite, username: string): string => mobilesOfName(site, username)[0] ?? usernameKey(username);

/** Login by username or number. If two accounts have the number, only one of them has proven it. */
function byPassword({ db, passwords }: SandboxParts, { merchantCode, site }: CallContext, payload: LoginPayload): Proof {
  const username = readValue('username', payload.username);
  return {
    who: nameKey(site, username),
    wrong: 'login.wrong',
    prove: async () => {
      const named = await findByLoginName(db, merchantCode, username, mobilesOfName(site, username));
      for (const account of named) if (await passwords.fits(payload.password, account.passwordHash)) return account;
      if (named.length === 0) await passwords.fits(payload.password, undefined); // as long as for a name that exists
      return undefined;
    },
  };
}

/** With a phone (LOGIN-03, LOGIN-14): the number in `username`, the code in `password`, or a token of Firebase. */
function byPhone(parts: SandboxParts, context: CallContext, payload: LoginPayload): Proof {
  const { merchantCode, site } = context;
  const isMerchantsWay = site.full.template.behaviour.verification.phone === payload.type;
  if (!isOn(site, 'MOBILECODELOGIN3') || !isMerchantsWay) throw refuse('login.type');
  const { countryDialingCode, firebaseIdToken } = payload;
  const mobileNum = readValue('mobileNum', payload.username);
  const code = readValue('verificationCode', payload.password);
  if (!/^\d{4,20}$/.test(mobileNum)) throw refuse('login.payload');
  const mobileKey = mobileOf(site, { mobileNum, ...(countryDialingCode === undefined ? {} : { countryDialingCode }) });
  return {
    who: `mobile ${mobileKey}`,
    wrong: 'code.wrong',
    prove: async () => {
      const account = await findByMobile(parts.db, merchantCode, mobileKey);
      const proof = await verifyPhone(parts, context, { merchantCode, purpose: 'noLogin', mobileKey }, { code, firebaseIdToken });
      return proof && account && (await proof.spend(parts.db)) ? account : undefined;
    },
  };
}

const proofOf = (parts: SandboxParts, context: CallContext, payload: LoginPayload): Proof =>
  payload.type === 'username' ? byPassword(parts, context, payload) : byPhone(parts, context, payload);

/** The counters of failures: one per name, and one per name and address. */
const failureKeys = ({ merchantCode, network }: CallContext, who: string) => {
  const fromAnywhere = `failed ${hashSecret(`${merchantCode} ${who}`)}`;
  return { fromAnywhere, fromHere: `${fromAnywhere} ${network}` };
};

/** The same counters with their limits. */
function failureCounters({ limits }: SandboxParts, context: CallContext, who: string) {
  const { fromAnywhere, fromHere } = failureKeys(context, who);
  const here: GuessCounter = [fromHere, limits.failuresBeforeLock];
  const anywhere: GuessCounter = [fromAnywhere, limits.failuresPerUsername];
  return { here, anywhere };
}

/** Resets the failures of an account with a new password: they were made with the old one. */
export async function forgetFailures(queries: Queries, context: CallContext, username: string): Promise<void> {
  const { fromAnywhere, fromHere } = failureKeys(context, nameKey(context.site, username));
  await forgetCount(queries, fromAnywhere);
  await forgetCount(queries, fromHere);
}

/** Refuses an account whose name or number is locked because of failures, where another proof than a password was given. */
export async function refuseLocked(parts: SandboxParts, context: CallContext, account: Account): Promise<void> {
  const { username, mobileKey } = account;
  const now = parts.clock();
  for (const who of [nameKey(context.site, username), ...(mobileKey === null ? [] : [mobileKey])]) {
    for (const [key, limit] of Object.values(failureCounters(parts, context, who))) {
      const { count, resetsAt } = await countOf(parts.db, key, now);
      if (count >= limit.count) throw refuseFor('login.locked', secondsUntil(resetsAt, now));
    }
  }
}

/** Refuses accounts whose type the merchant excludes (LOGIN-22). Runs after the proof, so that guesses do not reveal the type of an account. */
export function refuseAudience({ full }: LiveSite, { customerType }: Pick<Account, 'customerType'>): void {
  const { login, roles } = full.template.behaviour;
  if (login.audience === 'members' && !isAudience({ type: customerType }, 'member')) throw refuse('login.membersOnly');
  if (login.audience === 'agents' && roles.nonAgentTypes.includes(customerType)) throw refuse('login.agentsOnly');
}

/** Opens a session for an account after its owner is authenticated. */
export async function enter(
  { db, clock }: SandboxParts,
  { merchantCode, site, ip }: CallContext,
  account: Account,
): Promise<SessionAnswer> {
  refuseAudience(site, account);
  const now = clock();
  const token = await openSession(db, account.id, now);
  await noteLogin(db, account.id, ip, now);
  const { username, customerType, firstLoginAt, lastLoginAt, lastLoginIp } = account;
  return {
    token,
    userName: username,
    type: customerType,
    firstTimeLogin: firstLoginAt === null,
    ...(account.mustAccept ? { mustAccept: true } : {}),
    merchantCode,
    ...(lastLoginAt && lastLoginIp !== null ? { lastLogin: { at: lastLoginAt.toISOString(), ip: lastLoginIp } } : {}),
  };
}

/**
 * CALL-03. Refusals in this order: unreadable, replayed, too many, captcha, wrong, not let in. An unknown name and a wrong
 * secret get the same answer after the same time.
 */
export async function login(parts: SandboxParts, context: CallContext): Promise<SessionAnswer> {
  const { db, limits } = parts;
  const now = parts.clock();
  const payload = await decryptBody(parts, context, 'login');
  const { who, wrong, prove } = proofOf(parts, context, payload);

  const { here, anywhere } = failureCounters(parts, context, who);
  const guesses = await countGuess(db, [here, anywhere], now);
  const giveBack = async (error: unknown): Promise<never> => {
    await takeBack(db, [here, anywhere]);
    throw error;
  };
  if (guesses > limits.failuresBeforeCaptcha) await demandCaptcha(parts, context, payload, who).catch(giveBack);

  const account = await prove().catch(giveBack);
  if (account === undefined) {
    await noteFailure(parts, context, who);
    await requestLevel(parts, context, await levelFor(parts, context, who));
    throw refuse(wrong, { captcha: guesses >= limits.failuresBeforeCaptcha });
  }
  await takeBack(db, [anywhere]);
  await forgetNameFailures(db, context, who);
  await forgetCount(db, here[0]);
  return enter(parts, context, account);
}
