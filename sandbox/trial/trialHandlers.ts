import { randomBytes } from 'node:crypto';
import type { TrialSessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { TRIAL_TYPE, findByUsername } from '../accounts/accountQueries.ts';
import { insertAccount } from '../access/insertAccount.ts';
import { openSession } from '../accounts/sessions.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { unitOf } from '../money/unitOf.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** Play money of a new trial, in credits. */
const TRIAL_CREDITS = 2000;

/** The name alone gives access to the trial, so it is as hard to guess as a token. */
const trialName = (): string =>
  `trial${BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')}`;

async function makeTrial({ db, clock, storeInUnit }: SandboxParts, { merchantCode, site }: CallContext): Promise<string> {
  await storeInUnit(merchantCode, site);
  const username = trialName();
  await db.transaction((queries) =>
    insertAccount(queries, {
      merchantCode,
      username,
      passwordHash: null,
      paymentPasswordHash: null,
      nickname: null,
      mobile: null,
      email: null,
      details: {},
      createdAt: clock(),
      customerType: TRIAL_TYPE,
      balance: unitOf(site).sum(TRIAL_CREDITS).toFixed(2),
    }),
  );
  return username;
}

/** Whether an account was made here: an account with a password, or of another type, cannot be entered by its name alone. */
const isTrial = ({ customerType, passwordHash }: Account): boolean => customerType === TRIAL_TYPE && passwordHash === null;

/** CALL-04 and CALL-05: enters the trial of `username`, or a new one. `moduleId` names where play begins; every trial may play all. */
async function startTrial(parts: SandboxParts, context: CallContext): Promise<TrialSessionAnswer> {
  const { db, clock } = parts;
  const { merchantCode } = context;
  const body = readBody('freeplay', context.body);
  const username = body.username ?? (await makeTrial(parts, context));
  const account = await findByUsername(db, merchantCode, username);
  if (!account || !isTrial(account)) throw refuse('trial.unknown');
  const token = await openSession(db, account.id, clock());
  return { token, userName: account.username, customerType: account.customerType, merchantCode };
}

/** Trial accounts with play money of their own (TRIAL-01 to TRIAL-04). */
export const trialHandlers = (parts: SandboxParts): Pick<Handlers, 'trialUser' | 'freeplay' | 'testPlay'> => ({
  trialUser: async (context) => ({ username: await makeTrial(parts, context) }),
  freeplay: (context) => startTrial(parts, context),
  testPlay: (context) => startTrial(parts, context),
});
