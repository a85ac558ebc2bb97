import { afterFee, bonusOf, feeOf } from '#schemas/declare/platform/paymentSums.ts';
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
import { WITHDRAWAL_MS, dailyBonus, depositMethod, withdrawalLimits } from '../wallet/cashier.ts';
import { dayOf } from '../calls/days.ts';
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

function checkLimits(amount: string, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }): void {
  const value = Number(amount);
  if (value < minimum || value > maximum) throw refuse('payment.amount', { minimum, maximum });
}

const isSameMove = (row: LedgerRow, { kind, amount, subject }: NewLedgerRow): boolean =>
  row.kind === kind && Number(row.amount) === Number(amount) && row.subject === subject;

/** Makes requests for one wallet wait for each other instead of failing and being retried. Serializable transactions alone would also book them once. */
const lockWallet = (queries: Queries, accountId: number) =>
  queries.query('select 1 from wallets where account_id = $1 for update', [accountId]);

/** Moves money once for each request. A repeated request gets the first receipt, but only if both requests are equal. */
async function moveOnce(queries: Queries, move: NewLedgerRow): Promise<{ row: LedgerRow; isNew: boolean }> {
  const moved = await movedBy(queries, move.accountId, move.requestId);
  if (moved && !isSameMove(moved, move)) throw refuse('payment.requestUsed');
  const row = moved ?? (await moveMoney(queries, move));
  if (row === undefined) throw refuse('payment.balance');
  return { row, isNew: moved === undefined };
}

/** Whether a member may still have the bonus of the day. */
export async function hasDailyBonus(queries: Queries, accountId: number, now: Date): Promise<boolean> {
  const taken = await queries.query<{ id: number }>(
    `select id from ledger where account_id = $1 and kind = 'bonus' and subject = 'deposit' and created_at >= $2 limit 1`,
    [accountId, new Date(dayOf(now))],
  );
  return taken.length === 0;
}

const bonusRequest = (requestId: string): string => `bonus ${requestId}`;

/** Adds the bonus of the day to a deposit that was made just now. */
async function addBonus(queries: Queries, { accountId, createdAt, requestId }: NewLedgerRow, amount: number): Promise<void> {
  if (!(await hasDailyBonus(queries, accountId, createdAt))) throw refuse('payment.bonus');
  await moveMoney(queries, {
    accountId,
    kind: 'bonus',
    amount: amount.toFixed(2),
    status: 'done',
    subject: 'deposit',
    requestId: bonusRequest(requestId),
    createdAt,
  });
}

/** Pays play money into the wallet, less the fee, and the bonus that was chosen (MEM-05). */
export async function deposit(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  const { account } = context;
  const body = readBody('deposit', context.body);
  const { methodId, amount, requestId, bonusId } = body;
  const unit = unitOf(context.site);
  const offered = dailyBonus(unit);
  const method = depositMethod(methodId, unit);
  if (method === undefined) throw refuse('payment.method');
  if (bonusId !== undefined && bonusId !== offered.id) throw refuse('payment.bonus');
  const { minimum, maximum, fee, id: subject } = method;
  checkLimits(amount, { minimum: bonusId === undefined ? minimum : Math.max(minimum, offered.minimum), maximum });
  const requested = Number(amount);
  const move = {
    accountId: account.id,
    kind: 'deposit',
    amount: afterFee(fee, requested).toFixed(2),
    status: 'done',
    subject,
    requestId,
    createdAt: parts.clock(),
  } as const;
  return parts.db.transaction(async (queries) => {
    await lockWallet(queries, account.id);
    const { row, isNew } = await moveOnce(queries, move);
    if (isNew && bonusId !== undefined) await addBonus(queries, move, bonusOf(offered, requested));
    const bonus = await movedBy(queries, account.id, bonusRequest(requestId));
    if ((bonus === undefined) !== (bonusId === undefined)) throw refuse('payment.requestUsed');
    const charged = feeOf(fee, requested);
    return {
      ...receiptOf(row),
      amount: requested,
      ...(charged > 0 ? { fee: charged } : {}),
      ...(bonus ? { bonus: Number(bonus.amount), balance: Number(bonus.balanceAfter) } : {}),
    };
  });
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
