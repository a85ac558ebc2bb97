import { readOnlyReasons } from './StoreReadOnly.ts';

/** One row as the driver gives it. Queries declare the columns that they select, which `tests/sqlRows.slow.test.ts` checks. */
export type Row = Record<string, unknown>;

/** What the store can do now: all, only reads (for which reason), or nothing. */
export const readinesses = ['ready', ...readOnlyReasons, 'away'] as const;
export type Readiness = (typeof readinesses)[number];

export interface Queries {
  /**
   * Runs one statement with `$1`-style parameters. Timestamps come as Date, bigint as number, `date` as YYYY-MM-DD text,
   * `numeric` as text (exact), json parsed. Hand json parameters over as text (`JSON.stringify`).
   *
   * @throws DatabaseUnavailable when the database is away, StoreReadOnly when it takes no writes; else the driver's error,
   * see `sqlState.ts`.
   */
  query<R extends Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/**
 * The only access to storage. Two drivers, PGlite in a folder and PostgreSQL by `DATABASE_URL`, pass the same contract test
 * and run the same SQL.
 */
export interface Database extends Queries {
  /**
   * Runs `work` in a serializable transaction: all of it or nothing. Serialization failures are retried some
   * times, so `work` may run again and must do nothing but query. Inside it use only the `queries` it is given: the
   * embedded database has one connection, and the outer one would wait for ever.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` for every NOTIFY on `channel` (small letters and underscores), on every node. Reconnects by itself;
   * afterwards it calls `listener('')` once, because notifications may have been missed: read everything again.
   * Returns a function that stops it.
   */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Answers within a second. Never throws. */
  readiness(): Promise<Readiness>;
  /** Whether another server has taken the store over, so that only the end of this process helps. Only the embedded database can be lost. */
  isLost?(): boolean;
  /** Copies the store before a migration; once in a process. Only the embedded database can. */
  keepCopy?(): Promise<void>;
  close(): Promise<void>;
}
