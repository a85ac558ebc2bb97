import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Slow hashes for passwords, and for codes that are short enough to guess. Passed in, so that a test can count the hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password fits. Without a stored hash it takes as long as with one, so that the time does not reveal which
   * accounts exist.
   */
  fits(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** Argon2id with 19 MiB and two passes. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** @param check Compares a hash with a password, `verify` of argon2. */
export function createPasswords(check: (stored: string, password: string) => Promise<boolean>): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: hashPassword,
    fits: async (password, stored) => {
      decoy ??= hashPassword(randomUUID());
      const fits = await check(stored ?? (await decoy), password);
      return fits && typeof stored === 'string';
    },
  };
}

export const slowPasswords: Passwords = createPasswords(verify);
