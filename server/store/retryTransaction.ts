import { setTimeout as delay } from 'node:timers/promises';
import { isRetryable } from './sqlState.ts';

/** Enough for many concurrent writes to one wallet. */
const RETRIES = 8;
const FIRST_PAUSE_MS = 5;

/** Repeats a transaction after a serialization failure. The pause grows and is random, so that competing transactions do not meet again. */
export async function retryTransaction<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || failures === RETRIES) throw error;
      await delay(FIRST_PAUSE_MS * 2 ** failures * (0.5 + Math.random()));
    }
  }
}
