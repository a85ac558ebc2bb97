import { randomInt } from 'node:crypto';
import type { Queries } from '../../../store/Database.ts';
import { CODE_MS, CODE_TRIES } from '../limits.ts';
import type { SandboxParts } from '../SandboxParts.ts';

const DIGITS = 6;

/** What a code is for: it opens nothing else. */
export type CodePurpose = 'register' | 'noLogin';

/** One code at a time for a number and a purpose; a new one takes the place of the old. */
export interface CodeRef {
  readonly merchantCode: string;
  readonly purpose: CodePurpose;
  /** As `mobileNumber.ts` spells it. */
  readonly mobileKey: string;
}

const keyOf = ({ merchantCode, purpose, mobileKey }: CodeRef) => [merchantCode, purpose, mobileKey];

/** When the newest code for a number was made; nothing when there is none. */
export async function codeSentAt(queries: Queries, ref: CodeRef): Promise<Date | undefined> {
  const [row] = await queries.query<{ sentAt: Date }>(
    `select sent_at as "sentAt" from verification_codes where merchant_code = $1 and purpose = $2 and mobile_key = $3`,
    keyOf(ref),
  );
  return row?.sentAt;
}

/** Makes a code; nothing when one was made after `notAfter`, by a request at the same time. Only its slow hash is kept. */
export async function issueCode(
  { db, clock, passwords }: SandboxParts,
  ref: CodeRef,
  notAfter: Date,
): Promise<string | undefined> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const now = clock();
  const made = await db.query(
    `insert into verification_codes as c (merchant_code, purpose, mobile_key, code_hash, tries_left, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (merchant_code, purpose, mobile_key) do update set code_hash = excluded.code_hash,
       tries_left = excluded.tries_left, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     where c.sent_at <= $8 returning c.sent_at`,
    [...keyOf(ref), await passwords.hash(code), CODE_TRIES, now, new Date(now.getTime() + CODE_MS), notAfter],
  );
  return made.length > 0 ? code : undefined;
}

/** Shows that a code was right. `spendCode` takes it. */
export interface CodeProof {
  readonly ref: CodeRef;
  readonly codeHash: string;
}

/**
 * Judges a code without using it up. A try is taken before the code is looked at, so that guesses sent at once count one
 * by one, and given back when it was right. Where no code was sent it takes as long.
 */
export async function judgeCode(
  { db, clock, passwords }: SandboxParts,
  ref: CodeRef,
  code: string,
): Promise<CodeProof | undefined> {
  const [row] = await db.query<{ codeHash: string }>(
    `update verification_codes set tries_left = tries_left - 1
     where merchant_code = $1 and purpose = $2 and mobile_key = $3 and expires_at > $4 and tries_left > 0
     returning code_hash as "codeHash"`,
    [...keyOf(ref), clock()],
  );
  if (!(await passwords.fits(code.trim(), row?.codeHash)) || row === undefined) return undefined;
  await db.query('update verification_codes set tries_left = tries_left + 1 where code_hash = $1', [row.codeHash]);
  return { ref, codeHash: row.codeHash };
}

/** Uses a code up; false when somebody was quicker. */
export async function spendCode(queries: Queries, { ref, codeHash }: CodeProof): Promise<boolean> {
  const used = await queries.query(
    `delete from verification_codes where merchant_code = $1 and purpose = $2 and mobile_key = $3 and code_hash = $4
     returning code_hash`,
    [...keyOf(ref), codeHash],
  );
  return used.length > 0;
}
