import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { countGuess, forgetCount } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/**
 * Refuses a wrong password of the account, and an account that has none: its session alone proves nothing, so it sets its first one before.
 * Guessing it from a stolen session is counted and locked, by whatever form it is tried.
 */
export async function provePassword(
  { db, clock, limits, passwords }: SandboxParts,
  { id, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (passwordHash === null) throw refuse('payment.noLoginPassword');
  const guesses = `oldPassword ${id}`;
  await countGuess(db, [[guesses, limits.failuresBeforeLock]], clock());
  if (!(await passwords.fits(password, passwordHash))) throw refuse('password.oldWrong');
  await forgetCount(db, guesses);
}
