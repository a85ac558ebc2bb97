import { createToken } from '#server/store/secrets/secretToken.ts';
import type { Database, Queries } from '#server/store/database/Database.ts';
import { bonusOf } from '#schemas/declare/platform/paymentSums.ts';
import { LEDGER_COLUMNS, type LedgerRow, moveMoney, takeAwaited } from '../wallet/ledgerQueries.ts';
import { MINUTE_MS, type Method, PAYABLE_MS, dailyBonus } from '../wallet/cashier.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { dayOf } from '../calls/days.ts';
import { lockWallet } from './moneyMoves.ts';

/** A deposit that was or is to be paid by the member, with its movement. */
export type DepositPayment = LedgerRow & {
  requestId: string;
  ticket: string;
  bank: string | null;
  hasBonus: boolean;
  /** What the member asked for, before the fee. */
  requested: string;
  askedAt: Date;
  expiresAt: Date;
  /** A picture of the payment was sent. */
  hasProof: boolean;
};

const SELECTED = `select ${LEDGER_COLUMNS}, coalesce(ledger.request_id, '') as "requestId", p.ticket, p.bank, p.has_bonus as "hasBonus", p.requested,
  p.asked_at as "askedAt", p.expires_at as "expiresAt", p.proof_at is not null as "hasProof" from deposit_payments p join ledger on ledger.id = p.ledger_id`;

export interface NewPayment {
  readonly method: Method;
  readonly bank: string | undefined;
  readonly hasBonus: boolean;
  readonly requested: number;
  readonly now: Date;
}

export async function openPayment(queries: Queries, ledgerId: number, payment: NewPayment): Promise<void> {
  const { method, bank = null, hasBonus, requested, now } = payment;
  // Nobody can pay into the accounts of the sandbox: after a while they say that somebody did. A page has a button for it.
  const paysItselfAt = method.payment === 'page' ? null : new Date(now.getTime() + method.takesMinutes * MINUTE_MS);
  await queries.query(
    `insert into deposit_payments (ledger_id, ticket, method, bank, has_bonus, requested, asked_at, pays_itself_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ledgerId, createToken(), method.id, bank, hasBonus, requested, now, paysItselfAt, new Date(now.getTime() + PAYABLE_MS)],
  );
}

export async function paymentOf(queries: Queries, accountId: number, reference: string): Promise<DepositPayment | undefined> {
  const [payment] = await queries.query<DepositPayment>(
    `${SELECTED} where ledger.account_id = $1 and ledger.reference = $2 and ledger.kind = 'deposit'`,
    [accountId, reference],
  );
  return payment;
}

export function waitingPayments(queries: Queries, accountId: number): Promise<DepositPayment[]> {
  return queries.query<DepositPayment>(
    `${SELECTED} where ledger.account_id = $1 and ledger.status = 'waiting' order by p.asked_at desc, ledger.id desc limit 20`,
    [accountId],
  );
}

/** The payment that a page is for. */
export async function paymentByTicket(
  queries: Queries,
  merchantCode: string,
  ticket: string,
): Promise<DepositPayment | undefined> {
  const [payment] = await queries.query<DepositPayment>(
    `${SELECTED} join accounts a on a.id = ledger.account_id where p.ticket = $1 and a.merchant_code = $2`,
    [ticket, merchantCode],
  );
  return payment;
}

/** Whether a member may still have the bonus of the day. */
export async function hasDailyBonus(queries: Queries, accountId: number, now: Date): Promise<boolean> {
  const taken = await queries.query<{ id: number }>(
    `select id from ledger where account_id = $1 and kind = 'bonus' and subject = 'deposit' and created_at >= $2 limit 1`,
    [accountId, new Date(dayOf(now))],
  );
  return taken.length === 0;
}

export const bonusRequest = (requestId: string): string => `bonus ${requestId}`;

interface BonusOfDeposit {
  readonly accountId: number;
  readonly requestId: string;
  readonly requested: number;
  readonly now: Date;
}

/** Adds the bonus of the day to a deposit that was paid just now; false if the member has had it. */
export async function addBonus(queries: Queries, unit: MoneyUnit, deposit: BonusOfDeposit): Promise<boolean> {
  const { accountId, requestId, requested, now } = deposit;
  if (!(await hasDailyBonus(queries, accountId, now))) return false;
  await moveMoney(queries, {
    accountId,
    kind: 'bonus',
    amount: bonusOf(dailyBonus(unit), requested).toFixed(2),
    status: 'done',
    subject: 'deposit',
    requestId: bonusRequest(requestId),
    createdAt: now,
  });
  return true;
}

/** Books a deposit that was paid, once, with its bonus if that is still to be had. */
export function bookPayment(db: Database, unit: MoneyUnit, payment: DepositPayment, now: Date): Promise<void> {
  const { id, accountId, requestId, hasBonus, requested } = payment;
  return db.transaction(async (queries) => {
    await lockWallet(queries, accountId);
    const taken = await takeAwaited(queries, id, now);
    if (taken && hasBonus) await addBonus(queries, unit, { accountId, requestId, requested: Number(requested), now });
  });
}

export async function cancelPayment(queries: Queries, { id }: DepositPayment): Promise<void> {
  await queries.query(`update ledger set status = 'cancelled' where id = $1 and status = 'waiting' and kind = 'deposit'`, [id]);
}

export async function noteProof(queries: Queries, { id }: DepositPayment, now: Date): Promise<void> {
  await queries.query('update deposit_payments set proof_at = $2 where ledger_id = $1', [id, now]);
}

/** Ends the deposits that were not paid in time. Call it before reading which ones wait. */
export async function expirePayments(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `update ledger set status = 'expired' from deposit_payments p
     where p.ledger_id = ledger.id and ledger.status = 'waiting' and p.expires_at <= $1`,
    [now],
  );
}

/** Books the member's deposits that are due to be paid, after ending those that are too late. */
export async function settlePayments(db: Database, unit: MoneyUnit, accountId: number, now: Date): Promise<void> {
  await expirePayments(db, now);
  const due = await db.query<DepositPayment>(
    `${SELECTED} where ledger.account_id = $1 and ledger.status = 'waiting' and p.pays_itself_at <= $2`,
    [accountId, now],
  );
  for (const payment of due) await bookPayment(db, unit, payment, now);
}
