import { channelName } from './channelName.ts';
import type { Database, Queries, Readiness, Row } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Engine } from '../database/Engine.ts';
import { createTransactionRetry } from './createTransactionRetry.ts';
import { readinessWithin } from './readinessWithin.ts';
import { sqlStateOf } from '../database/sqlState.ts';
import { storeFaultOf } from '../database/storeFaultOf.ts';
import { StoreReadOnly } from '../database/StoreReadOnly.ts';

/** The engine that works now, whichever it is. */
export interface EngineSource {
  /** Throws StoreReadOnly or DatabaseUnavailable while none works. */
  current(): Promise<Engine>;
  /** Whether the disk has too little room to write. */
  isFull(): boolean;
  /** As the engine's own, for this engine and all that replace it. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An engine in memory, which nothing replaces. */
const soleEngine = (engine: Engine): EngineSource => ({
  async current() {
    if (engine.closed) throw new DatabaseUnavailable(new Error('closed'));
    return engine;
  },
  isFull: () => false,
  listen: async (channel, listener) => {
    const stop = await engine.listen(channel, listener);
    return async () => {
      if (!engine.closed) await stop();
    };
  },
  close: async () => {
    if (!engine.closed) await engine.close();
  },
});

/** With a full disk every transaction is read-only, so that nothing fails half-way; what it refuses then is for want of room. */
function faultOf(error: unknown): unknown {
  const fault = storeFaultOf(error);
  return fault instanceof StoreReadOnly ? new StoreReadOnly('full', error) : fault;
}

const queriesOf = (run: Engine['run']): Queries => ({
  async query<R extends Row>(sql: string, parameters: readonly unknown[] = []) {
    try {
      return await run<R>(sql, parameters);
    } catch (error) {
      throw faultOf(error);
    }
  },
});

/** The embedded database behind the interface. */
export function databaseOf(from: Engine | EngineSource): Database {
  const retry = createTransactionRetry();
  const source = 'current' in from ? from : soleEngine(from);

  async function begin<T>(mode: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const engine = await source.current();
    try {
      return await engine.transaction(async (runner) => {
        await runner.exec(`set transaction ${mode}`);
        const inside = queriesOf((...statement) => engine.runInside(...statement));
        return work({
          async query<R extends Row>(sql: string, parameters?: readonly unknown[]) {
            if (runner.closed) throw new Error('The transaction has ended.');
            return inside.query<R>(sql, parameters);
          },
        });
      });
    } catch (error) {
      throw sqlStateOf(error) === undefined ? error : faultOf(error); // of the commit: all others were looked at above
    }
  }

  async function query<R extends Row>(sql: string, parameters: readonly unknown[] = []): Promise<R[]> {
    if (source.isFull()) return begin('read only', (queries) => queries.query<R>(sql, parameters));
    const engine = await source.current();
    return queriesOf((...statement) => engine.run(...statement)).query<R>(sql, parameters);
  }

  const probe = async (): Promise<Readiness> => {
    const engine = await source.current();
    await engine.run('select 1', []);
    return source.isFull() ? 'full' : 'ready';
  };

  return {
    query,
    transaction: (work) => retry(() => begin(`isolation level serializable${source.isFull() ? ' read only' : ''}`, work)),
    listen: async (channel, listener) => source.listen(channelName(channel), listener),
    notify: async (channel, payload) => {
      await query('select pg_notify($1, $2)', [channelName(channel), payload]);
    },
    readiness: () => readinessWithin(probe),
    close: () => source.close(),
  };
}
