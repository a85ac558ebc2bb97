import type { Request } from 'express';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { networkOf, visitorAddress } from '../http/visitorAddress.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../store/attempts.ts';
import type { Queries } from '../store/Database.ts';

const MINUTE_MS = 60 * 1000;

/** Wrong passwords from one address. */
const PER_ADDRESS: AttemptLimit = { count: 10, windowMs: 15 * MINUTE_MS };
/** Wrong passwords for one name from everywhere: against guessing from many addresses. */
const PER_NAME: AttemptLimit = { count: 50, windowMs: 60 * MINUTE_MS };

export interface Attempt {
  /** The password was right: this attempt counts no longer. */
  forgive(): Promise<void>;
}

/** Wrong second factors of one operator. */
const PER_FACTOR: AttemptLimit = { count: 10, windowMs: 15 * MINUTE_MS };

/** Counts an attempt to give a second factor, as one to give a password. */
export const beginFactorAttempt = (queries: Queries, req: Request, operatorId: number, now: Date): Promise<Attempt> =>
  begin(queries, req, [`factor:${operatorId}`, PER_FACTOR], now);

/** Counts an attempt to give a password. Throws HttpProblem 429 once there were too many wrong ones. */
export const beginAttempt = (queries: Queries, req: Request, name: string, now: Date): Promise<Attempt> =>
  begin(queries, req, [`name:${name.toLowerCase()}`, PER_NAME], now);

async function begin(queries: Queries, req: Request, own: readonly [string, AttemptLimit], now: Date): Promise<Attempt> {
  const limits = [[`address:${networkOf(visitorAddress(req))}`, PER_ADDRESS], own] as const;
  for (const [index, [key, limit]] of limits.entries()) {
    const until = await countAttempt(queries, key, limit, now);
    if (until !== undefined) {
      // Attempts at a locked name do not count for the address.
      for (const [earlier] of limits.slice(0, index)) await forgiveAttempt(queries, earlier);
      const retryAfterS = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
      throw new HttpProblem('signIn.tooMany', [], { retryAfterS });
    }
  }
  return {
    async forgive() {
      for (const [key] of limits) await forgiveAttempt(queries, key);
    },
  };
}
