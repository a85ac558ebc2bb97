import type { Logger } from 'pino';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database } from '../../store/database/Database.ts';
import { nextDueAt } from '../../store/repositories/plans.ts';
import { startDueClock } from '../../store/clock/startDueClock.ts';
import type { Releases } from './createReleases.ts';
import { PLAN_CHANNEL } from './planRelease.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly releases: Pick<Releases, 'carryOutPlans'>;
}

/** Makes planned releases live when they are due; those already due, before it resolves. Returns a function that stops it. */
export async function startPlanClock({ db, clock, log, releases }: Deps): Promise<() => Promise<void>> {
  const { first, stop } = await startDueClock({
    db,
    clock,
    log,
    channel: PLAN_CHANNEL,
    work: () => releases.carryOutPlans(),
    nextAt: () => nextDueAt(db),
    failure: 'planned releases could not be looked at',
  });
  await first;
  return stop;
}
