import { HttpProblem } from '../errors/HttpProblem.ts';

interface Limits {
  /** How many pieces of work are under way at once, each of another owner. */
  readonly atOnce: number;
  /** How many of one owner may wait, and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

/** Runs work of many owners: one piece of each at a time, and owners in turn. */
export interface OwnerQueue {
  /** Throws HttpProblem `picture.busy` when too much waits already. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** When most of what waits is done. */
const RETRY_S = 10;

export function createOwnerQueue({ atOnce, waitingOfOne, waitingOfAll }: Limits): OwnerQueue {
  /** In the order in which the owners are next. */
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  const running = new Set<string>();
  let waitingCount = 0;

  function next(): void {
    for (const [owner, [work, ...others]] of waiting) {
      if (running.size >= atOnce) return;
      if (work === undefined || running.has(owner)) continue;
      waiting.delete(owner);
      if (others.length > 0) waiting.set(owner, others); // behind all others
      waitingCount -= 1;
      running.add(owner);
      void work().finally(() => {
        running.delete(owner);
        next();
      });
    }
  }

  return {
    run: <T>(owner: string, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const own = waiting.get(owner) ?? [];
        if (own.length >= waitingOfOne || waitingCount >= waitingOfAll)
          throw new HttpProblem('picture.busy', [], { retryAfterS: RETRY_S });
        waitingCount += 1;
        waiting.set(owner, [...own, () => work().then(resolve, reject)]);
        next();
      }),
  };
}
