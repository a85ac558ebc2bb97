import type { Retention } from '#server/platform/retention.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { deleteTrialAccounts } from './accounts/accountQueries.ts';
import { INBOX_MS } from './inbox/inboxQueries.ts';
import { TRIAL_MS } from './calls/limits.ts';
import { forgetAddresses, forgetOldProofs } from './privacy/retention.ts';
import { expirePayments } from './payment/depositPayments.ts';
import { settleWithdrawals } from './wallet/ledgerQueries.ts';

const DAY_MS = 86_400_000;

/** Removes what has expired, so that tables do not grow for ever. Nothing reads an expired row, swept or not. */
export async function sweepExpired(queries: Queries, now: Date, { ipDays, proofDays }: Retention): Promise<void> {
  await queries.query('delete from account_sessions where expires_at <= $1', [now]);
  await queries.query('delete from chats where expires_at <= $1', [now]);
  await queries.query('delete from launches where expires_at <= $1', [now]);
  await queries.query('delete from captchas where expires_at <= $1', [now]);
  await queries.query('delete from spent_captchas where expires_at <= $1', [now]);
  await queries.query('delete from login_nonces where expires_at <= $1', [now]);
  await queries.query('delete from social_starts where expires_at <= $1', [now]);
  await queries.query('delete from passkey_challenges where expires_at <= $1', [now]);
  await queries.query('delete from counters where resets_at <= $1', [now]);
  await queries.query('delete from verification_codes where expires_at <= $1', [now]);
  await queries.query('delete from password_links where expires_at <= $1', [now]);
  await queries.query('delete from closed_ledger where keep_until <= $1', [now]);
  await forgetAddresses(queries, new Date(now.getTime() - ipDays * DAY_MS));
  await forgetOldProofs(queries, new Date(now.getTime() - proofDays * DAY_MS));
  await settleWithdrawals(queries, now);
  await expirePayments(queries, now);
  await deleteTrialAccounts(queries, new Date(now.getTime() - TRIAL_MS));
  await queries.query('delete from inbox where created_at <= $1', [new Date(now.getTime() - INBOX_MS)]);
}
