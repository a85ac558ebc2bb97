import { refuse } from '#server/platform/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { countGuess, forgetCount } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/**
 * Refuses a wrong password of the account. Accounts that were made by a phone number have no password, and need none but to set their first one.
 * Guessing it from a stolen session is counted and locked, by whatever form it is tried.
 */
export async function provePassword(
  { db, clock, limits, passwords }: SandboxParts,
  { id, passwordHash }: Account,
  password: string,
): Promise<void> {
  const guesses = `oldPassword ${id}`;
  await countGuess(db, [[guesses, limits.failuresBeforeLock]], clock());
  if (passwordHash !== null && !(await passwords.fits(password, passwordHash))) throw refuse('password.oldWrong');
  await forgetCount(db, guesses);
}
