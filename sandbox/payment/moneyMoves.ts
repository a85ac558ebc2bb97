import type { ReceiptAnswer, WithdrawalAnswer } from '#schemas/declare/platform/payment.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import {
  type LedgerRow,
  type NewLedgerRow,
  moveMoney,
  movedBy,
  returnWithdrawal,
  settleWithdrawals,
  waitingWithdrawals,
} from '../wallet/ledgerQueries.ts';
import { cardSubject } from './bankCards.ts';
import { WITHDRAWAL_MS, withdrawalLimits } from '../wallet/cashier.ts';
import { unitOf } from '../money/unitOf.ts';
import { requirePaymentPassword } from './paymentPassword.ts';

const receiptOf = ({ reference, amount, status, createdAt, subject, balanceAfter }: LedgerRow): ReceiptAnswer => ({
  reference,
  amount: Math.abs(Number(amount)),
  status,
  createdAt: createdAt.toISOString(),
  subject,
  balance: Number(balanceAfter),
  ...(status === 'waiting' ? { cancellableUntil: new Date(createdAt.getTime() + WITHDRAWAL_MS).toISOString() } : {}),
});

export function checkLimits(amount: string, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }): void {
  const value = Number(amount);
  if (value < minimum || value > maximum) throw refuse('payment.amount', { minimum, maximum });
}

const isSameMove = (row: LedgerRow, { kind, amount, subject }: NewLedgerRow): boolean =>
  row.kind === kind && Number(row.amount) === Number(amount) && row.subject === subject;

/** Makes requests for one wallet wait for each other instead of failing and being retried. Serializable transactions alone would also book them once. */
export const lockWallet = (queries: Queries, accountId: number) =>
  queries.query('select 1 from wallets where account_id = $1 for update', [accountId]);

/**
 * Records a movement once for each request. A repeated request gets the first one, but only if both requests are equal.
 *
 * @param record Undefined if the balance is too low.
 */
export async function moveOnce(
  queries: Queries,
  move: NewLedgerRow,
  record: (queries: Queries, move: NewLedgerRow) => Promise<LedgerRow | undefined> = moveMoney,
): Promise<{ row: LedgerRow; isNew: boolean }> {
  const moved = await movedBy(queries, move.accountId, move.requestId);
  if (moved && !isSameMove(moved, move)) throw refuse('payment.requestUsed');
  const row = moved ?? (await record(queries, move));
  if (row === undefined) throw refuse('payment.balance');
  return { row, isNew: moved === undefined };
}

/** Limits of withdrawals, and which of them wait (MEM-06). */
export async function withdrawalFacts(parts: SandboxParts, { account, site }: MemberContext): Promise<WithdrawalAnswer> {
  await settleWithdrawals(parts.db, parts.clock());
  const waiting = await waitingWithdrawals(parts.db, account.id);
  return { playMoney: true, ...withdrawalLimits(unitOf(site)), waiting: waiting.map(receiptOf) };
}

/** Takes the money out of the wallet at once; it is paid out after a wait. */
export async function withdraw(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  const { account } = context;
  const body = readBody('withdraw', context.body);
  const { amount, cardId, paymentPassword, requestId } = body;
  checkLimits(amount, withdrawalLimits(unitOf(context.site)));
  const subject = await cardSubject(parts.db, account.id, cardId);
  if (subject === undefined) throw refuse('payment.card');
  await requirePaymentPassword(parts, account, paymentPassword);
  return parts.db.transaction(async (queries) => {
    await lockWallet(queries, account.id);
    const { row } = await moveOnce(queries, {
      accountId: account.id,
      kind: 'withdrawal',
      amount: `-${amount}`,
      status: 'waiting',
      subject,
      requestId,
      createdAt: parts.clock(),
    });
    return receiptOf(row);
  });
}

/** Cancels a withdrawal that still waits, where the merchant lets members reverse one. */
export async function cancelWithdrawal(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  const { account } = context;
  const body = readBody('cancelWithdrawal', context.body);
  if (!context.site.full.template.behaviour.responsible.reverseWithdrawals) throw refuse('payment.withdrawal');
  await settleWithdrawals(parts.db, parts.clock());
  const { reference } = body;
  const row = await parts.db.transaction((queries) => returnWithdrawal(queries, account.id, reference));
  if (row === undefined) throw refuse('payment.withdrawal');
  return receiptOf(row);
}
