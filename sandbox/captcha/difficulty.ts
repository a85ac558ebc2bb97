import type { Queries } from '#server/store/database/Database.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { countOf, countUp, forgetCount } from '../calls/counters.ts';
import { CAPTCHA_FAILURES_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { hashSecret } from '../credentials/hashSecret.ts';

/** Each level is twice the work of the one before. The highest still takes an old phone seconds, not minutes. */
export const MAX_LEVEL = 4;

type Caller = Pick<CallContext, 'merchantCode' | 'network'>;

const nameKey = ({ merchantCode }: Caller, who: string) => `captcha name ${hashSecret(`${merchantCode} ${who}`)}`;
const networkKey = ({ merchantCode, network }: Caller) => `captcha from ${merchantCode} ${network}`;
const requestedLevelKey = (caller: Caller) => `${networkKey(caller)} wished`;

const window = { count: Number.MAX_SAFE_INTEGER, windowMs: CAPTCHA_FAILURES_MS };

/** Counts a failure at a name: a wrong secret, or a wrong captcha. */
export async function noteFailure({ db, clock }: SandboxParts, caller: Caller, who: string): Promise<void> {
  await countUp(db, nameKey(caller, who), window, clock());
  await countUp(db, networkKey(caller), window, clock());
}

/** Forgets the failures at a name: its owner has logged in. */
export const forgetNameFailures = (queries: Queries, caller: Caller, who: string): Promise<void> =>
  forgetCount(queries, nameKey(caller, who));

const levelOf = (failures: number, perLevel: number): number => Math.min(MAX_LEVEL, Math.floor(failures / perLevel));

/** The level of the work that a form about a name has to bring along. */
export async function levelFor({ db, clock, limits }: SandboxParts, caller: Caller, who: string): Promise<number> {
  const { perName, perNetwork } = limits.failuresPerLevel;
  const [named, near] = [await countOf(db, nameKey(caller, who), clock()), await countOf(db, networkKey(caller), clock())];
  return Math.max(levelOf(named.count, perName), levelOf(near.count, perNetwork));
}

/**
 * Raises the difficulty of a network's next captcha to the level that a name requires. A captcha is requested before the form is
 * sent, so the request need not contain the name.
 */
export async function requestLevel({ db, clock }: SandboxParts, caller: Caller, level: number): Promise<void> {
  if (level === 0) return;
  await db.query(
    `insert into counters as c (key, count, resets_at) values ($1, $2, $4)
     on conflict (key) do update set
       count = case when c.resets_at <= $3 then excluded.count else greatest(c.count, excluded.count) end,
       resets_at = excluded.resets_at`,
    [requestedLevelKey(caller), level, clock(), new Date(clock().getTime() + CAPTCHA_FAILURES_MS)],
  );
}

/** The level of the work that a network gets now. */
export async function levelNow({ db, clock, limits }: SandboxParts, caller: Caller): Promise<number> {
  const near = await countOf(db, networkKey(caller), clock());
  const wished = await countOf(db, requestedLevelKey(caller), clock());
  return Math.max(levelOf(near.count, limits.failuresPerLevel.perNetwork), wished.count);
}
