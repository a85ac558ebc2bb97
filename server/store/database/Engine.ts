import { PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Row } from './Database.ts';
import { isOutOfResources, isPanic, sqlStateOf } from './sqlState.ts';

const INT8 = 20;
const DATE = 1082;
const TEXT = 25;
/** "Cached plan must not change result type", among others. */
const PLAN_IS_OLD = '0A000';

/** How many statements stay prepared. The code has fewer, but some are written for a number of parameters. */
const KEPT_STATEMENTS = 300;

/** A statement that the database has parsed. */
interface Statement {
  readonly name: string;
  /** Of its parameters. */
  readonly types: readonly number[];
}

const { serialize } = protocol;

/**
 * The embedded database. A statement is parsed once and then runs by one message, in two fifths of the time that `query` of PGlite takes.
 *
 * After a PANIC, for example without room for its log, the next call would loop forever and block the process, so the error is thrown again
 * instead. The same applies after it has run out of file handles, which it never recovers.
 */
export class Engine extends PGlite {
  #failure: unknown;
  /** Names of prepared statements that are no longer cached and must still be deallocated. */
  readonly #dropped: string[] = [];
  /** By their text. */
  readonly #statements = new LRUCache<string, Statement>({
    max: KEPT_STATEMENTS,
    dispose: ({ name }) => void this.#dropped.push(name),
  });
  #named = 0;

  get failure(): unknown {
    return this.#failure;
  }

  /** Closes the files of an engine that has failed or did not start, which cannot be closed as others are. */
  abandon(): void {
    try {
      this.Module.FS.quit();
      this.Module._emscripten_force_exit(0);
    } catch {
      // It ends by throwing.
    }
  }

  /** Runs a statement within the transaction that is open. Throws the database's error. */
  async runInside<R extends Row>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    return this._runExclusiveQuery(async () => {
      const statement = this.#statements.get(sql) ?? (await this.#prepare(sql));
      try {
        const values = parameters.map((value, index) => this.#serialized(value, statement.types[index] ?? TEXT));
        const messages = await this.#send(
          serialize.bind({ statement: statement.name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        );
        // Parsers make of a row what the caller says that its statement selects.
        return (parse.parseResults(messages, this.parsers)[0]?.rows ?? []) as R[];
      } catch (error) {
        this.#statements.delete(sql); // it may have been prepared before the shape of a table changed
        throw error;
      }
    });
  }

  /** Runs a statement on its own, after the transaction that is open. */
  async run<R extends Row>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const rows = await this.runInside<R>(sql, parameters).catch((error: unknown) => {
        if (sqlStateOf(error) === PLAN_IS_OLD) return this.runInside<R>(sql, parameters);
        throw error;
      });
      await this.syncToFs();
      return rows;
    });
  }

  async #prepare(sql: string): Promise<Statement> {
    const dropped = this.#dropped.splice(0).map((name) => serialize.close({ type: 'S', name }));
    const name = `s${(this.#named += 1)}`;
    const messages = await this.#send(...dropped, serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#statements.set(sql, statement);
    return statement;
  }

  #serialized(value: unknown, type: number): string | null {
    return value === null || value === undefined ? null : (this.serializers[type] ?? String)(value);
  }

  #send(...messages: readonly Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#failure !== undefined) throw this.#failure;
    return super.execProtocolRawSync(message);
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>): ReturnType<PGlite['execProtocolStream']> {
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if (isPanic(error) || isOutOfResources(error)) this.#failure = error;
      throw error;
    }
  }
}

/** Starts an embedded database where the options say: in a folder in an existing parent, or in memory. */
export async function startEngine(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'initDbStartParams'> = {},
): Promise<Engine> {
  const engine = new Engine({ ...options, parsers: { [INT8]: Number, [DATE]: (text) => text } });
  try {
    await engine.waitReady;
    return engine;
  } catch (error) {
    engine.abandon();
    throw error;
  }
}
