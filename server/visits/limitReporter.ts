import { LRUCache } from 'lru-cache';

/** Networks that are remembered at once. */
const NETWORKS = 20_000;
const HOUR_MS = 60 * 60 * 1000;
/** Visits of one network that count in an hour: many players share one address of a mobile carrier, and a sample of them is enough. */
const MAX_VISITS = 300;
/** Different faults of one network that count in an hour. */
const MAX_FAULTS = 20;
/** How often one network counts for one fault in an hour, so that the faults of many players come first. */
const MAX_OF_FAULT = 5;

interface Reported {
  visits: number;
  readonly faults: Map<string, number>;
}

export interface Reporter {
  /** Whether one more visit of the network counts. */
  admitVisit(): boolean;
  /** How many of so many occurrences count. */
  admitFault(fault: string, count: number): number;
}

/**
 * Bounds what one network adds to the counts of a merchant in an hour: anybody may send reports, and what a stranger makes up must not
 * crowd out what players meet.
 *
 * @param now Milliseconds since 1970.
 */
export function limitReporters(now: () => number): (merchantCode: string, network: string) => Reporter {
  const reported = new LRUCache<string, Reported>({ max: NETWORKS });
  return (merchantCode, network) => {
    const key = `${Math.floor(now() / HOUR_MS)} ${merchantCode} ${network}`;
    const counted = reported.get(key) ?? { visits: 0, faults: new Map<string, number>() };
    reported.set(key, counted);
    return {
      admitVisit: () => (counted.visits += 1) <= MAX_VISITS,
      admitFault(fault, count) {
        const before = counted.faults.get(fault);
        if (before === undefined && counted.faults.size >= MAX_FAULTS) return 0;
        const after = Math.min(MAX_OF_FAULT, (before ?? 0) + count);
        counted.faults.set(fault, after);
        return after - (before ?? 0);
      },
    };
  };
}
