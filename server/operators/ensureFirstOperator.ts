import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { addOperator } from '../store/repositories/operators.ts';

export const FIRST_OPERATOR = 'admin';
const PASSWORD_LENGTH = 16;
/** Without letters and digits that look alike: people type it. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomPassword = (): string => Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** How the first operator signs in. */
export interface FirstOperator {
  readonly name: string;
  /** Only when the account was made just now with a random password. */
  readonly password?: string;
  /** Where that password is written, if it is. */
  readonly file?: string;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  /** The password to give a new account, instead of a random one. */
  readonly password: string | undefined;
}

/**
 * Makes the account of the first operator where there is none. A random password is written to `<dataDir>/operator.txt`,
 * readable by the owner of the process alone.
 */
export async function ensureFirstOperator({ db, clock, dataDir, password: chosen }: Deps): Promise<FirstOperator> {
  const file = join(dataDir, 'operator.txt');
  const firstOperator: FirstOperator = { name: FIRST_OPERATOR, ...(existsSync(file) ? { file } : {}) };
  const [someone] = await db.query('select 1 from operators limit 1');
  if (someone !== undefined) return firstOperator;

  const password = chosen ?? randomPassword();
  const id = await addOperator(db, { name: FIRST_OPERATOR, passwordHash: await hash(password), role: 'admin', at: clock() });
  if (id === undefined) return firstOperator; // another node was first
  if (chosen !== undefined) return { name: FIRST_OPERATOR };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${FIRST_OPERATOR}\n${password}\n`, { mode: 0o600 });
  await chmod(file, 0o600); // the mode above counts for a new file only
  return { name: FIRST_OPERATOR, password, file };
}
