import { runRules } from '#schemas/rules/runRules.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import type { CallContext, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { countGuess, forgetCount } from '../calls/counters.ts';
import { provePassword } from '../recovery/provePassword.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { dayOf } from '../calls/days.ts';

/** The slow hash of an account's payment password; null while it has none. */
async function hashOf(queries: Queries, accountId: number): Promise<string | null> {
  const [row] = await queries.query<{ hash: string | null }>('select payment_password_hash as hash from accounts where id = $1', [
    accountId,
  ]);
  return row?.hash ?? null;
}

/** CALL-68. */
export async function hasPaymentPassword(parts: SandboxParts, { account }: MemberContext): Promise<boolean> {
  return (await hashOf(parts.db, account.id)) !== null;
}

const guessesOf = (accountId: number): string => `paymentPassword ${accountId}`;

/** Refuses a wrong payment password. After some wrong ones, every password is refused for a while. */
export async function requirePaymentPassword(parts: SandboxParts, { id }: Account, password: string): Promise<void> {
  const hash = await hashOf(parts.db, id);
  if (hash === null) throw refuse('payment.passwordMissing');
  const { db, clock, limits, passwords } = parts;
  await countGuess(db, [[guessesOf(id), limits.paymentPasswordGuesses]], clock());
  if (!(await passwords.fits(password, hash))) throw refuse('payment.passwordWrong');
  await forgetCount(db, guessesOf(id));
}

/** Refuses a payment password that the register form would refuse. */
function checkRules({ site }: CallContext, paymentPassword: string, today: Date): void {
  const { rules } = site.full.registerSettings.fields.paymentPassword;
  const context = { values: { paymentPassword }, today: dayOf(today) };
  const fault = runRules(paymentPassword, { required: true, rules }, context);
  if (fault) throw refuse('fields.invalid', { fields: { paymentPassword: fault } });
}

async function save({ db, passwords }: SandboxParts, { id }: Account, paymentPassword: string): Promise<void> {
  const hash = await passwords.hash(paymentPassword);
  await db.query('update accounts set payment_password_hash = $2 where id = $1', [id, hash]);
}

/** CALL-69: the first one requires only the session, every later one the old password too. */
export async function setPaymentPassword(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { account } = context;
  const body = readBody('setPaymentPassword', context.body);
  const { paymentPassword, oldPaymentPassword = '' } = body;
  checkRules(context, paymentPassword, parts.today());
  if ((await hashOf(parts.db, account.id)) !== null) await requirePaymentPassword(parts, account, oldPaymentPassword);
  await save(parts, account, paymentPassword);
  return undefined;
}

/** CALL-70: a member who has forgotten the payment password proves their identity by the login password. */
export async function resetPaymentPassword(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { account } = context;
  const body = readBody('resetPaymentPassword', context.body);
  const { password, paymentPassword } = body;
  checkRules(context, paymentPassword, parts.today());
  await provePassword(parts, account, password);
  await save(parts, account, paymentPassword);
  await forgetCount(parts.db, guessesOf(account.id));
  return undefined;
}
