import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { channelName } from './channelName.ts';
import type { Database, Queries, Row } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { retryTransaction } from './retryTransaction.ts';
import { isConnectionFault } from './sqlState.ts';

const INT8 = 20;
const DATE = 1082;

type Runner = Pick<PGlite, 'query'>;

const queriesOf = (runner: Runner): Queries => ({
  async query<R extends Row>(sql: string, parameters: readonly unknown[] = []) {
    try {
      const { rows } = await runner.query<R>(sql, [...parameters]);
      return rows;
    } catch (error) {
      throw isConnectionFault(error) ? new DatabaseUnavailable(error) : error;
    }
  },
});

/** Starts the embedded database where the options say: in a folder in an existing parent, or in memory. */
export const startPglite = (
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'initDbStartParams'> = {},
): Promise<PGlite> => PGlite.create({ ...options, parsers: { [INT8]: Number, [DATE]: (text) => text } });

/** @param onClose Runs after it has closed. */
export function databaseOf(pglite: PGlite, onClose: () => void = () => undefined): Database {
  const { query } = queriesOf(pglite);

  return {
    query,
    transaction: <T>(work: (queries: Queries) => Promise<T>) =>
      retryTransaction(async () => {
        if (pglite.closed) throw new DatabaseUnavailable(new Error('closed'));
        return pglite.transaction(async (runner) => {
          const queries = queriesOf(runner);
          await queries.query('set transaction isolation level serializable');
          return work(queries);
        });
      }),
    listen: async (channel, listener) => {
      const stop = await pglite.listen(channelName(channel), listener);
      return async () => {
        if (!pglite.closed) await stop();
      };
    },
    notify: async (channel, payload) => {
      await query('select pg_notify($1, $2)', [channelName(channel), payload]);
    },
    isReady: async () => {
      if (pglite.closed) return false;
      return (await query('select 1')).length === 1;
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      onClose();
    },
  };
}
