import type { Logger } from 'pino';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/Database.ts';
import { nextDueAt } from '../../store/plans.ts';
import type { Releases } from './createReleases.ts';
import { PLAN_CHANNEL } from './planRelease.ts';

/** Plans are read this often even without a notification, because notifications can be missed. */
const LOOK_AGAIN_MS = 60_000;
/** Wait after an error, and the shortest wait: a plan that stays due must not keep the node busy. */
const PAUSE_MS = 1_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly releases: Pick<Releases, 'carryOutPlans'>;
}

/**
 * Makes planned releases live when they are due: also those that fell due while no node ran. Returns a function that stops it.
 */
export async function startPlanClock({ db, clock, log, releases }: Deps): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function runIn(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms).unref();
  }

  async function work(): Promise<number> {
    try {
      await releases.carryOutPlans();
      const next = await nextDueAt(db);
      const waitMs = next === undefined ? LOOK_AGAIN_MS : next.getTime() - clock().getTime();
      return Math.min(LOOK_AGAIN_MS, Math.max(PAUSE_MS, waitMs));
    } catch (error) {
      log.warn({ err: error }, 'planned releases could not be looked at');
      return PAUSE_MS;
    }
  }

  async function run(): Promise<void> {
    running ??= work().then((waitMs) => {
      running = undefined;
      runIn(waitMs);
    });
    await running;
  }

  const stopListening = await db.listen(PLAN_CHANNEL, () => runIn(0));
  await run();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
    await stopListening();
  };
}
