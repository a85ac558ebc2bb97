import pg from 'pg';
import { channelName } from './channelName.ts';
import type { Database, Queries, Readiness, Row } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { StoreReadOnly } from './StoreReadOnly.ts';
import { createListener } from './postgresListener.ts';
import { retryTransaction } from './retryTransaction.ts';
import { readinessWithin } from './readinessWithin.ts';
import { storeFaultOf } from './storeFaultOf.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
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

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>;

type FaultOf = (error: unknown) => unknown;

const queriesOf = (runner: Runner, faultOf: FaultOf): Queries => ({
  async query<R extends Row>(sql: string, parameters: readonly unknown[] = []) {
    try {
      const { rows } = await runner.query<R>(sql, [...parameters]);
      return rows;
    } catch (error) {
      throw faultOf(error);
    }
  },
});

async function inTransaction<T>(pool: pg.Pool, faultOf: FaultOf, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw faultOf(error);
  });
  // A lost connection is closed instead of returned to the pool.
  let broken = false;
  const drop = () => {
    broken = true;
  };
  client.once('error', drop);
  const { query } = queriesOf(client, faultOf);
  try {
    // Behind a pooler each transaction may have another connection than the one that was set up.
    await query(`begin isolation level serializable; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    const result = await work({ query });
    await query('commit');
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) await query('rollback').catch(drop);
    else drop();
    throw error;
  } finally {
    client.off('error', drop);
    client.release(broken);
  }
}

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
    // Not as a parameter of the connection: poolers refuse those that they do not know.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for a promise, which its types do not say
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`)),
  });
  pool.on('error', onFault);
  let fullUntil = 0;
  const faultOf: FaultOf = (error) => {
    const fault = storeFaultOf(error);
    if (fault instanceof StoreReadOnly && fault.reason === 'full') fullUntil = performance.now() + FULL_FOR_MS;
    return fault;
  };
  const { query } = queriesOf(pool, faultOf);
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
    transaction: (work) => retryTransaction(() => inTransaction(pool, faultOf, work)),
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
