import { randomInt } from 'node:crypto';
import { readValue } from '#schemas/rules/readValue.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { type GuessCounter, takeBack, tryGuess } from '../calls/counters.ts';
import type { Limits } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

const DIGITS = 6;
/** The number of newest codes of a number that are accepted. More cannot be requested while these are valid. */
const MAX_VALID = 5;

/** The purpose of a code, which is accepted for no other. */
export type CodePurpose = 'register' | 'noLogin';

/** A number and the purpose of its codes. All codes are valid until one of them is used or they expire. */
export interface CodeRef {
  readonly merchantCode: string;
  readonly purpose: CodePurpose;
  /** As `mobileNumber.ts` spells it. */
  readonly mobileKey: string;
}

const keyOf = ({ merchantCode, purpose, mobileKey }: CodeRef) => [merchantCode, purpose, mobileKey];

/** When the newest code for a number was made; undefined if there is none. */
export async function codeSentAt(queries: Queries, ref: CodeRef): Promise<Date | undefined> {
  const [row] = await queries.query<{ sentAt: Date | null }>(
    `select max(sent_at) as "sentAt" from verification_codes where merchant_code = $1 and purpose = $2 and mobile_key = $3`,
    keyOf(ref),
  );
  return row?.sentAt ?? undefined;
}

/** Makes a code that is valid for `validMs`. Undefined if a concurrent request made one after `notAfter`. Only its slow hash is stored. */
export async function issueCode(
  { db, clock, passwords }: SandboxParts,
  ref: CodeRef,
  { notAfter, validMs }: { readonly notAfter: Date; readonly validMs: number },
): Promise<string | undefined> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const codeHash = await passwords.hash(code);
  const now = clock();
  const isMade = await db.transaction(async (queries) => {
    // One at a time for each number, so that the second of two requests sees the code of the first.
    await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`code ${keyOf(ref).join(' ')}`]);
    const newest = await codeSentAt(queries, ref);
    if (newest !== undefined && newest > notAfter) return false;
    await queries.query(
      `insert into verification_codes (merchant_code, purpose, mobile_key, code_hash, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [...keyOf(ref), codeHash, now, new Date(now.getTime() + validMs)],
    );
    return true;
  });
  return isMade ? code : undefined;
}

/** Proof that a code was right, for `spendCode`. */
export interface CodeProof {
  readonly ref: CodeRef;
  readonly codeHash: string;
}

/** The counters of guesses at a number. The first limit concerns one address only, so it never locks out others. */
function guessCounters(ref: CodeRef, network: string, limits: Limits): readonly GuessCounter[] {
  const number = hashSecret(keyOf(ref).join(' '));
  return [
    [`guess ${number} ${network}`, limits.codeGuessesPerIp],
    [`guess ${number}`, limits.codeGuessesPerNumber],
  ];
}

/** The first hash that the code matches. At least one hash is always computed, so that the answer for a number without codes takes the same time. */
async function fittingHash({ passwords }: SandboxParts, code: string, hashes: readonly string[]): Promise<string | undefined> {
  for (const hash of hashes) if (await passwords.fits(code, hash)) return hash;
  if (hashes.length === 0) await passwords.fits(code, undefined);
  return undefined;
}

/**
 * Checks a code without using it up. A guess is counted before the code is looked at, so that guesses sent at once count one
 * by one, and uncounted if it was right. Too many guesses do not invalidate a code: only the guessing address is refused.
 */
export async function verifyCode(
  parts: SandboxParts,
  ref: CodeRef,
  code: string,
  network: string,
): Promise<CodeProof | undefined> {
  const { db, clock, limits } = parts;
  const now = clock();
  const counters = guessCounters(ref, network, limits);
  const isAllowed = 'guesses' in (await tryGuess(db, counters, now));
  const rows = await db.query<{ codeHash: string }>(
    `select code_hash as "codeHash" from verification_codes
     where merchant_code = $1 and purpose = $2 and mobile_key = $3 and expires_at > $4 order by sent_at desc limit ${MAX_VALID}`,
    [...keyOf(ref), now],
  );
  const hashes = rows.map((row) => row.codeHash);
  const codeHash = await fittingHash(parts, readValue('verificationCode', code), hashes);
  if (codeHash === undefined || !isAllowed) return undefined;
  await takeBack(db, counters);
  return { ref, codeHash };
}

/** Uses up a code together with all other codes of its number. False if it was used up in the meantime. */
export async function spendCode(queries: Queries, { ref, codeHash }: CodeProof): Promise<boolean> {
  const used = await queries.query<{ codeHash: string }>(
    `delete from verification_codes where merchant_code = $1 and purpose = $2 and mobile_key = $3
     returning code_hash as "codeHash"`,
    keyOf(ref),
  );
  return used.some((row) => row.codeHash === codeHash);
}
