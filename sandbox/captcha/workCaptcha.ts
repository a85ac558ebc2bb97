import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAnswer, WorkChallenge } from '#schemas/declare/platform/session.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import type { Database, Queries } from '#server/store/database/Database.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { CAPTCHA_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { levelFor, levelNow } from './difficulty.ts';

/** Iterations of one try: enough that a try costs more than the overhead around it. */
const COST = 2000;
/** The minimum and maximum tries of the lowest level: bounded, so that no visitor waits long by bad luck. */
const TRIES = [60, 120] as const;
/** Work may be one level easier than the current one: the level may have risen since it was issued. */
const TOLERATED_LEVELS = 1;

/** The data signed with the work. Its expiry is checked by our clock, not by the library's. */
interface WorkFacts {
  readonly id: string;
  readonly merchant: string;
  readonly level: number;
  readonly untilMs: number;
}

/** The secret of all nodes: made once, kept in the database. */
async function secretOf(db: Database): Promise<string> {
  const [row] = await db.query<{ secret: string }>(
    `with made as (insert into captcha_secrets (name, secret) values ('work', $1) on conflict do nothing returning secret)
     select secret from made union all select secret from captcha_secrets where name = 'work' limit 1`,
    [randomBytes(32).toString('hex')],
  );
  if (row === undefined) return secretOf(db); // another node has made it meanwhile
  return row.secret;
}

/** Work of the level that the caller's network has earned, signed and valid for minutes. */
export async function issueWork(parts: SandboxParts, context: CallContext): Promise<CaptchaAnswer> {
  const level = await levelNow(parts, context);
  const secret = await secretOf(parts.db);
  const [least, most] = TRIES;
  const facts: WorkFacts = {
    id: randomUUID(),
    merchant: context.merchantCode,
    level,
    untilMs: parts.clock().getTime() + CAPTCHA_MS,
  };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(least * 2 ** level, most * 2 ** level),
    data: { ...facts },
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
  });
  // The library's type allows every algorithm and no signature; this one was made with both.
  return { captchaId: facts.id, challenge: challenge as WorkChallenge };
}

function factsOf(data: unknown): WorkFacts | undefined {
  if (!isObject(data)) return undefined;
  const { id, merchant, level, untilMs } = data;
  const isWhole =
    typeof id === 'string' && typeof merchant === 'string' && typeof level === 'number' && typeof untilMs === 'number';
  return isWhole ? { id, merchant, level, untilMs } : undefined;
}

/** Marks work as used. Says whether it was not before. */
async function spend(queries: Queries, { id, untilMs }: WorkFacts): Promise<boolean> {
  const added = await queries.query(
    'insert into spent_captchas (id, expires_at) values ($1, $2) on conflict do nothing returning id',
    [id, new Date(untilMs)],
  );
  return added.length === 1;
}

/** Reads a payload of ALTCHA: Base64 of the work as it was handed out, and its solution. */
function readPayload(answer: string): { readonly challenge: WorkChallenge; readonly solution: unknown } | undefined {
  const read = safeJson(Buffer.from(answer, 'base64').toString());
  if (!isObject(read) || !isObject(read['challenge']) || !isObject(read['challenge']['parameters'])) return undefined;
  // Only what the signature holds for is used of it.
  return { challenge: read['challenge'] as unknown as WorkChallenge, solution: read['solution'] };
}

/** Whether work was handed out here for this merchant, is done, hard enough for the name, in time, and used for the first time. */
export async function workFits(parts: SandboxParts, context: CallContext, answer: string, who: string): Promise<boolean> {
  const payload = readPayload(answer);
  if (payload === undefined) return false;
  const secret = await secretOf(parts.db);
  const { verified } = await verifySolution({
    challenge: payload.challenge,
    // Checked by the library: a solution of another shape is a wrong one.
    solution: payload.solution as Parameters<typeof verifySolution>[0]['solution'],
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
  });
  const facts = verified ? factsOf(payload.challenge.parameters.data) : undefined;
  if (facts === undefined || facts.merchant !== context.merchantCode || facts.untilMs <= parts.clock().getTime()) return false;
  if (!(await spend(parts.db, facts))) return false;
  return facts.level + TOLERATED_LEVELS >= (await levelFor(parts, context, who));
}
