import type { Logger } from 'pino';
import { limitReporters } from './limitReporter.ts';
import type { VisitReport } from '#schemas/edges/visits/visitReport.schema.ts';
import { type Vital, stepOf, vitalNames, vitals } from '#schemas/edges/visits/vitals.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { type FaultCount, type VitalCounts, addFaultCount, addVitalCounts, foldVisits } from '../store/repositories/visits.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FLUSH_MS = 30_000;
/** Counted by the hour for so long, then by the day. */
const HOURS_KEPT_MS = 2 * DAY_MS;
/** How many different rows wait for the store. Reports are unauthenticated, so further new rows are dropped. */
const MAX_ROWS = 20_000;
/** How many different faults of a merchant are counted in one flush: a further new fault replaces one that a single network reported. */
const MAX_FAULTS = 100;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** For how many days counts are kept. */
  readonly keepDays: number;
  /** Told of each value, for metrics. */
  readonly onVital?: ((vital: Vital, value: number) => void) | undefined;
}

export interface VisitCounts {
  /** @param network Who reports, as `networkOf` gives it. It is not stored. */
  add(merchantCode: string, report: VisitReport, network: string): void;
  /** Writes what has been counted to the store. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** How often a fault occurred, and whether more than one network says so. */
type CountedFault = { -readonly [Key in keyof FaultCount]: FaultCount[Key] } & { readonly network: string; isConfirmed: boolean };

/** What has been counted since the last flush. */
function createVisitRows({ log, onVital }: Pick<Deps, 'log' | 'onVital'>) {
  let vitalRows = new Map<string, VitalCounts & { readonly counts: number[] }>();
  let faultRows = new Map<string, CountedFault>();
  let isFullSaid = false;

  function hasRoom(): boolean {
    if (vitalRows.size + faultRows.size < MAX_ROWS) return true;
    if (!isFullSaid) log.warn('reports of visits are left out: too many different ones wait for the store');
    isFullSaid = true;
    return false;
  }

  function addVital(row: Omit<VitalCounts, 'counts' | 'vital'>, vital: Vital, value: number): void {
    const { merchantCode, at, revision, build, page, language } = row;
    const key = [merchantCode, at.getTime(), revision, build, page, language, vital].join(' ');
    const existing = vitalRows.get(key);
    if (existing === undefined && !hasRoom()) return;
    const counts = existing?.counts ?? Array.from({ length: vitals[vital].steps.length + 1 }, () => 0);
    const step = stepOf(vital, value);
    counts[step] = (counts[step] ?? 0) + 1;
    vitalRows.set(key, { ...row, vital, counts });
    onVital?.(vital, value);
  }

  /** Makes room for a fault of a merchant by removing the oldest fault that only one network reported. */
  function makeRoom(merchantCode: string): boolean {
    const merchantRows = [...faultRows].filter(([, row]) => row.merchantCode === merchantCode);
    if (merchantRows.length < MAX_FAULTS) return hasRoom();
    const [oldest] = merchantRows.find(([, { isConfirmed }]) => !isConfirmed) ?? [];
    return oldest !== undefined && faultRows.delete(oldest);
  }

  function addFault(row: FaultCount, network: string): void {
    const { merchantCode, at, revision, build, kind, what, count } = row;
    const key = [merchantCode, at.getTime(), revision, build, kind, what].join(' ');
    const existing = faultRows.get(key);
    if (existing !== undefined) {
      existing.count += count;
      existing.isConfirmed ||= existing.network !== network;
    } else if (makeRoom(merchantCode)) faultRows.set(key, { ...row, network, isConfirmed: false });
  }

  /** Gives the rows and begins new ones. */
  function take() {
    const taken = { byVital: vitalRows, byFault: faultRows };
    [vitalRows, faultRows, isFullSaid] = [new Map(), new Map(), false];
    return taken;
  }

  return { addVital, addFault, take };
}

/** Counts reports of visits in memory, and adds them to the store every half minute: a report costs no query. */
export function countVisits({ db, clock, log, keepDays, onVital }: Deps): VisitCounts {
  const rows = createVisitRows({ log, onVital });
  const reporterOf = limitReporters(() => clock().getTime());

  let flushing: Promise<void> = Promise.resolve();
  async function write(): Promise<void> {
    const { byVital, byFault } = rows.take();
    if (byVital.size + byFault.size === 0) return;
    try {
      await db.transaction(async (queries) => {
        // In one order on every node, so that none waits for a row that another holds.
        for (const [, row] of [...byVital].toSorted(([one], [other]) => (one < other ? -1 : 1)))
          await addVitalCounts(queries, row);
        for (const [, row] of [...byFault].toSorted(([one], [other]) => (one < other ? -1 : 1)))
          await addFaultCount(queries, row);
      });
    } catch (error) {
      log.warn({ err: error, rows: byVital.size + byFault.size }, 'reports of visits could not be stored, and are lost');
    }
  }
  const flush = (): Promise<void> => (flushing = flushing.then(write));

  async function fold(): Promise<void> {
    const now = clock().getTime();
    const day = Math.floor((now - HOURS_KEPT_MS) / DAY_MS) * DAY_MS;
    try {
      await db.transaction((queries) => foldVisits(queries, new Date(day), new Date(now - keepDays * DAY_MS)));
    } catch (error) {
      log.warn({ err: error }, 'older reports of visits could not be folded into days');
    }
  }

  const timers = [setInterval(() => void flush(), FLUSH_MS).unref(), setInterval(() => void fold(), HOUR_MS).unref()];
  const folding = fold();

  return {
    add(merchantCode, { page, language, revision, build, vitals: values, faults }, network) {
      const reporter = reporterOf(merchantCode, network);
      if (!reporter.admitVisit()) return;
      const at = new Date(Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS);
      for (const vital of vitalNames) {
        const value = values[vital];
        if (value !== undefined) rows.addVital({ merchantCode, at, revision, build, page, language }, vital, value);
      }
      for (const { kind, what, count: reportedCount } of faults) {
        const count = reporter.admitFault(`${kind} ${what}`, reportedCount);
        if (count > 0) rows.addFault({ merchantCode, at, revision, build, kind, what, count }, network);
      }
    },
    flush,
    async close() {
      timers.forEach(clearInterval);
      await folding;
      await flush();
    },
  };
}
