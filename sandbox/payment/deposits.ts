import { afterFee, bonusOf, feeOf } from '#schemas/declare/platform/paymentSums.ts';
import type { DepositMethodsAnswer, ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import type { MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { unitOf } from '../money/unitOf.ts';
import { contentLanguage, homeOf } from '../system/homeOf.ts';
import { type Method, type Till, banks, dailyBonus, depositMethod, depositMethods } from '../wallet/cashier.ts';
import { type LedgerRow, awaitMoney, movedBy } from '../wallet/ledgerQueries.ts';
import { qrSchemes } from '../money/codes/qrSchemes.ts';
import {
  type DepositPayment,
  addBonus,
  bonusRequest,
  cancelPayment,
  hasDailyBonus,
  noteProof,
  openPayment,
  paymentOf,
  settlePayments,
  waitingPayments,
} from './depositPayments.ts';
import { howToPay } from './howToPay.ts';
import { checkLimits, lockWallet, moveOnce } from './moneyMoves.ts';

/** How every JPEG begins. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

export function tillOf(site: LiveSite): Till {
  const { code } = homeOf(site).currency;
  return { unit: unitOf(site), currency: code, scheme: qrSchemes[code] };
}

/** The bonus that was booked with a deposit. */
interface Booked {
  readonly bonus: LedgerRow | undefined;
}

const charge = (fee: number) => (fee > 0 ? { fee } : {});

/** The receipt of a deposit that was there at once. */
const doneReceipt = (row: LedgerRow, { fee }: Method, requested: number, { bonus }: Booked): ReceiptAnswer => ({
  reference: row.reference,
  amount: requested,
  ...charge(feeOf(fee, requested)),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  subject: row.subject,
  balance: Number(bonus?.balanceAfter ?? row.balanceAfter),
  ...(bonus ? { bonus: Number(bonus.amount) } : {}),
});

/** The receipt of a deposit that the member pays. What is to come, such as the bonus, is told before it is there. */
function payableReceipt(payment: DepositPayment, till: Till, { bonus }: Booked): ReceiptAnswer {
  const { reference, status, subject, askedAt, balanceAfter } = payment;
  const requested = Number(payment.requested);
  const method = depositMethod(subject, till);
  const expected = status === 'waiting' && payment.hasBonus ? bonusOf(dailyBonus(till.unit), requested) : 0;
  const added = bonus ? Number(bonus.amount) : expected;
  return {
    reference,
    amount: requested,
    ...charge(method ? feeOf(method.fee, requested) : 0),
    status,
    createdAt: askedAt.toISOString(),
    subject,
    ...(added > 0 ? { bonus: added } : {}),
    ...(status === 'done' ? { balance: Number(bonus?.balanceAfter ?? balanceAfter) } : {}),
    ...(status === 'waiting' && method?.payment ? { pay: howToPay(method.payment, payment, till) } : {}),
  };
}

async function receiptOfPayment({ db }: Pick<SandboxParts, 'db'>, payment: DepositPayment, till: Till): Promise<ReceiptAnswer> {
  const { accountId, requestId } = payment;
  return payableReceipt(payment, till, { bonus: await movedBy(db, accountId, bonusRequest(requestId)) });
}

function bankOf({ payment }: Method, bankCode: string | undefined): string | undefined {
  if (payment !== 'account') return undefined;
  const bank = banks.find(({ code }) => code === (bankCode ?? banks[0]?.code));
  if (bank === undefined) throw refuse('payment.method');
  return bank.code;
}

/** The way that a request names, within its limits and those of the bonus. Refuses everything else. */
function checkedMethod({ methodId, amount, bonusId }: CallBody<'deposit'>, till: Till): Method {
  const offered = dailyBonus(till.unit);
  const method = depositMethod(methodId, till);
  if (method === undefined) throw refuse('payment.method');
  if (bonusId !== undefined && bonusId !== offered.id) throw refuse('payment.bonus');
  const { minimum, maximum } = method;
  checkLimits(amount, { minimum: bonusId === undefined ? minimum : Math.max(minimum, offered.minimum), maximum });
  return method;
}

/** Pays play money into the wallet, less the fee, with the bonus that was chosen (MEM-05); or says how it is to be paid. */
export async function deposit(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  const { id: accountId } = context.account;
  const body = readBody('deposit', context.body);
  const { amount, requestId, bonusId, bankCode } = body;
  const till = tillOf(context.site);
  const method = checkedMethod(body, till);
  const bank = bankOf(method, bankCode);
  const requested = Number(amount);
  const hasBonus = bonusId !== undefined;
  const now = parts.clock();
  const move = {
    accountId,
    kind: 'deposit',
    amount: afterFee(method.fee, requested).toFixed(2),
    status: method.payment === undefined ? 'done' : 'waiting',
    subject: method.id,
    requestId,
    createdAt: now,
  } as const;
  return parts.db.transaction(async (queries) => {
    await lockWallet(queries, accountId);
    if (method.payment === undefined) {
      const { row, isNew } = await moveOnce(queries, move);
      const deposited = { accountId, requestId, requested, now };
      if (isNew && hasBonus && !(await addBonus(queries, till.unit, deposited))) throw refuse('payment.bonus');
      const bonus = await movedBy(queries, accountId, bonusRequest(requestId));
      if ((bonus !== undefined) !== hasBonus) throw refuse('payment.requestUsed');
      return doneReceipt(row, method, requested, { bonus });
    }
    const { row, isNew } = await moveOnce(queries, move, awaitMoney);
    if (isNew) {
      if (hasBonus && !(await hasDailyBonus(queries, accountId, now))) throw refuse('payment.bonus');
      await openPayment(queries, row.id, { method, bank, hasBonus, requested, now });
    }
    const payment = await paymentOf(queries, accountId, row.reference);
    if (payment?.hasBonus !== hasBonus || (payment.bank ?? undefined) !== bank) throw refuse('payment.requestUsed');
    return payableReceipt(payment, till, { bonus: await movedBy(queries, accountId, bonusRequest(requestId)) });
  });
}

/** What has become of a deposit that the member pays. Of another member's it says what it says of one that does not exist. */
export async function depositStatus(parts: SandboxParts, { account, query, site }: MemberContext): Promise<ReceiptAnswer> {
  const till = tillOf(site);
  await settlePayments(parts.db, till.unit, account.id, parts.clock());
  const payment = await paymentOf(parts.db, account.id, readText(query, 'reference', 60));
  if (payment === undefined) throw refuse('payment.deposit');
  return receiptOfPayment(parts, payment, till);
}

/** Changes a deposit that waits to be paid. One that is over is refused; another member's does not exist. */
async function changeWaiting(
  parts: SandboxParts,
  { account, site }: MemberContext,
  reference: string,
  change: (queries: Queries, payment: DepositPayment) => Promise<void>,
): Promise<ReceiptAnswer> {
  const till = tillOf(site);
  await settlePayments(parts.db, till.unit, account.id, parts.clock());
  const changed = await parts.db.transaction(async (queries) => {
    await lockWallet(queries, account.id);
    const payment = await paymentOf(queries, account.id, reference);
    if (payment === undefined) throw refuse('payment.deposit');
    if (payment.status !== 'waiting') throw refuse('payment.depositOver');
    await change(queries, payment);
    return paymentOf(queries, account.id, reference);
  });
  if (changed === undefined) throw refuse('payment.deposit');
  return receiptOfPayment(parts, changed, till);
}

/** Cancels a deposit that was not paid, for good: what is paid for it afterwards is not booked. */
export async function cancelDeposit(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  return changeWaiting(parts, context, readBody('cancelDeposit', context.body).reference, cancelPayment);
}

/** Accepts the picture that shows the payment of a deposit. The sandbox stores only when it was sent, not the picture. */
export async function depositProof(parts: SandboxParts, context: MemberContext): Promise<ReceiptAnswer> {
  const { reference, picture } = readBody('depositProof', context.body);
  const content = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  if (!content.subarray(0, JPEG.length).equals(JPEG)) throw refuse('payment.proof');
  return changeWaiting(parts, context, reference, (queries, payment) => noteProof(queries, payment, parts.clock()));
}

/** The ways to deposit, and the deposits that still wait to be paid. */
export async function depositFacts(parts: SandboxParts, { account, query, site }: MemberContext): Promise<DepositMethodsAnswer> {
  const till = tillOf(site);
  const now = parts.clock();
  await settlePayments(parts.db, till.unit, account.id, now);
  const payments = await waitingPayments(parts.db, account.id);
  const waiting = await Promise.all(payments.map((payment) => receiptOfPayment(parts, payment, till)));
  const hasBonus = await hasDailyBonus(parts.db, account.id, now);
  return depositMethods(contentLanguage(site, readText(query, 'language', 10)), till, { hasBonus, waiting });
}
