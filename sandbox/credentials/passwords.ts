import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits. Without a stored hash it takes as long as with one, so that the time does not reveal which
 * accounts exist.
 */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomUUID());
  const fits = await verify(stored ?? (await decoy), password);
  return fits && typeof stored === 'string';
}

/** Slow hashes for passwords, and for codes that are short enough to guess. Passed in, so that a test can count the hashes. */
export interface Passwords {
  readonly hash: typeof hashPassword;
  readonly fits: typeof passwordFits;
}

export const slowPasswords: Passwords = { hash: hashPassword, fits: passwordFits };
