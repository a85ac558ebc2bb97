import pg from 'pg';
import { channelName } from './channelName.ts';
import { createTransactionRetry } from './createTransactionRetry.ts';
import type { Database, Queries, Readiness, Row } from '../database/Database.ts';
import { DatabaseBusy } from '../database/DatabaseBusy.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { StoreReadOnly } from '../database/StoreReadOnly.ts';
import { createListener } from './postgresListener.ts';
import { readinessWithin } from './readinessWithin.ts';
import { withPatience } from '../database/startPatience.ts';
import { storeFaultOf } from '../database/storeFaultOf.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** As long as a statement may take, and what its way and a busy machine add. */
const SILENT_MS = 2 * STATEMENT_TIMEOUT_MS;
/** Nothing but a write shows that there is room again, so a failed one counts for this long. */
const FULL_FOR_MS = 10_000;

/** Parsers by type id, with the same results as in the embedded database, so that queries do not depend on the driver. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [20, Number], // int8
  [1016, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))], // int8[]
  [1082, (text) => text], // date
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    // The library's own overload wants the format as one of two literals.
    parsers.get(oid) ?? (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')),
};

/** The error of the pool when all connections were in use for too long. */
const POOL_WAIT = 'timeout exceeded when trying to connect';

interface Link {
  /** Throws DatabaseBusy or DatabaseUnavailable. */
  connect(): Promise<pg.PoolClient>;
  /** Runs a statement. Throws what callers tell apart. */
  run<R extends Row>(client: pg.PoolClient, sql: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/** What a statement or a wait for a connection ends with, as what callers tell apart. */
function createLink(pool: pg.Pool, faultOf: (error: unknown) => unknown): Link {
  /** How many statements were answered: while it grows, the database is there. */
  let answers = 0;
  return {
    async connect() {
      const before = answers;
      try {
        return await pool.connect();
      } catch (error) {
        const isBusy = error instanceof Error && error.message === POOL_WAIT && answers > before;
        throw isBusy ? new DatabaseBusy(error) : faultOf(error);
      }
    },
    async run<R extends Row>(client: pg.PoolClient, sql: string, parameters: readonly unknown[] = []) {
      // The database ends a statement after its own limit; only a database that is gone or stopped stays silent longer.
      try {
        const { rows } = await withPatience(SILENT_MS, client.query<R>(sql, [...parameters]));
        answers += 1;
        return rows;
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

/** Runs work on a separate connection. A connection that is lost or does not answer is closed instead of returned to the pool. */
async function withClient<T>({ connect }: Link, work: (client: pg.PoolClient, drop: () => void) => Promise<T>): Promise<T> {
  const client = await connect();
  let isLost = false;
  const drop = () => {
    isLost = true;
  };
  client.once('error', drop);
  try {
    return await work(client, drop);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) drop();
    throw error;
  } finally {
    client.off('error', drop);
    client.release(isLost);
  }
}

const inTransaction = <T>(link: Link, work: (queries: Queries) => Promise<T>): Promise<T> =>
  withClient(link, async (client, drop) => {
    const query: Queries['query'] = (sql, parameters) => link.run(client, sql, parameters);
    try {
      // Behind a pooler, each transaction may run on another connection than the one that was set up.
      await query(`begin isolation level serializable; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
      const result = await work({ query });
      await query('commit');
      return result;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) await query('rollback').catch(drop);
      throw error;
    }
  });

export interface PostgresConfig {
  /** PostgreSQL, or a pooler before it. */
  readonly databaseUrl: string;
  /** PostgreSQL itself, for notifications, where a pooler is before it. */
  readonly databaseListenUrl?: string | undefined;
  /** How often changes are looked for where notifications do not arrive. */
  readonly databasePollSeconds?: number;
}

/** How often, where the configuration does not say. */
export const POLL_SECONDS = 5;

/**
 * PostgreSQL through a pool. Connections that break are replaced: while the server is away queries throw
 * `DatabaseUnavailable`, afterwards they work again. A pooler may be before it whose connections change with each transaction
 * (PgBouncer's mode `transaction`): nothing here belongs to a session but LISTEN, which has a connection and an address of its own.
 *
 * @param onFault Called with the error of a connection that broke while idle, and when notifications do not arrive, for the log.
 */
export function openPostgres(
  { databaseUrl, databaseListenUrl, databasePollSeconds = POLL_SECONDS }: PostgresConfig,
  onFault: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true, // a host that has gone away says nothing
    // Not as a connection parameter: poolers refuse unknown ones.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for a promise, which its types do not say
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`)),
  });
  pool.on('error', onFault);
  let fullUntil = 0;
  const faultOf = (error: unknown) => {
    const fault = storeFaultOf(error);
    if (fault instanceof StoreReadOnly && fault.reason === 'full') fullUntil = performance.now() + FULL_FOR_MS;
    return fault;
  };
  const link = createLink(pool, faultOf);
  const retry = createTransactionRetry();
  const query: Queries['query'] = (sql, parameters) => withClient(link, (client) => link.run(client, sql, parameters));
  const notify = (channel: string, payload: string) => query('select pg_notify($1, $2)', [channel, payload]);
  const connection = createListener({
    connectionString: databaseListenUrl ?? databaseUrl,
    pollMs: databasePollSeconds * 1000,
    notify,
    onFault,
  });
  const probe = async (): Promise<Readiness> => {
    const [row] = await query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (row?.isReadOnly) return 'readOnly';
    return performance.now() < fullUntil ? 'full' : 'ready';
  };

  return {
    query,
    transaction: (work) => retry(() => inTransaction(link, work)),
    listen: async (channel, listener) => connection.listen(channelName(channel), listener),
    notify: async (channel, payload) => {
      await notify(channelName(channel), payload);
    },
    readiness: () => readinessWithin(probe),
    close: async () => {
      await connection.close();
      if (!pool.ended) await pool.end();
    },
  };
}
