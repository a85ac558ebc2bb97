import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from '../database/Database.ts';

/** Due work is looked for this often even without a notification, because notifications can be missed. */
const LOOK_AGAIN_MS = 60_000;
/** Wait after an error, and the shortest wait: work that stays due must not keep the node busy. */
const PAUSE_MS = 1_000;

interface DueWork {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Notifies of work that may be due earlier than known. */
  readonly channel: string;
  /** Does all that is due. */
  readonly work: () => Promise<unknown>;
  /** When the next work is due. */
  readonly nextAt: () => Promise<Date | undefined>;
  /** What the log says when either fails. */
  readonly failure: string;
}

interface DueClock {
  /** Resolves when the first look is over. */
  readonly first: Promise<void>;
  /** Waits for the work under way, and does no more. */
  readonly stop: () => Promise<void>;
}

/** Does work of the store when it is due: also what fell due while no node ran. */
export async function startDueClock({ db, clock, log, channel, work, nextAt, failure }: DueWork): Promise<DueClock> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNotified = false;
  let isStopped = false;

  function runIn(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms).unref();
  }

  async function look(): Promise<number> {
    try {
      await work();
      const next = await nextAt();
      const waitMs = next === undefined ? LOOK_AGAIN_MS : next.getTime() - clock().getTime();
      return Math.min(LOOK_AGAIN_MS, Math.max(PAUSE_MS, waitMs));
    } catch (error) {
      log.warn({ err: error }, failure);
      return PAUSE_MS;
    }
  }

  function run(): Promise<void> {
    isNotified = false;
    running ??= look().then((waitMs) => {
      running = undefined;
      // What was written while the look was under way.
      runIn(isNotified ? 0 : waitMs);
    });
    return running;
  }

  const stopListening = await db.listen(channel, () => {
    isNotified = true;
    if (running === undefined) runIn(0);
  });
  return {
    first: run(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await stopListening();
    },
  };
}
