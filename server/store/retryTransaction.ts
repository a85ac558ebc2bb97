import { setTimeout as delay } from 'node:timers/promises';
import { isRetryable } from './sqlState.ts';

/** Enough that the last of many who want one wallet gets its turn. */
const RETRIES = 8;
const FIRST_PAUSE_MS = 5;

/** Runs a whole transaction again when it lost against another one. The pause grows and varies, so that rivals part. */
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
