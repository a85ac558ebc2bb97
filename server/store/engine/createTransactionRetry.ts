import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseBusy } from '../database/DatabaseBusy.ts';
import { isRetryable } from '../database/sqlState.ts';

/** In turn there are few to meet: those of other nodes, and new ones. */
const RETRIES = 40;
/** More wait no longer than a request may take. */
const WAITING = 200;
const LONGEST_PAUSE_MS = 50;

/**
 * Repeats transactions that failed by conflicts with others. Failed ones are repeated one at a time, so that however
 * many write to one row in one moment, they do not fail each other again and again; those of other nodes are met after a random pause.
 *
 * What decides is how often one has failed and how many wait, never a clock: on a slow machine all come through, later.
 *
 * @throws DatabaseBusy when it has failed too often, or too many wait.
 */
export function createTransactionRetry(): <T>(attempt: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function repeat<T>(attempt: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (failures === RETRIES) throw new DatabaseBusy(error);
        await delay(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** failures));
      }
    }
  }

  return async (attempt) => {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (waiting >= WAITING) throw new DatabaseBusy(error);
      waiting += 1;
      const repeated = turn.then(() => repeat(attempt)).finally(() => (waiting -= 1));
      turn = repeated.catch(() => undefined);
      return repeated;
    }
  };
}
