import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { isPanic } from './sqlState.ts';

const INT8 = 20;
const DATE = 1082;

/**
 * The embedded database. One that has failed with a PANIC, as it does without room for its log, would loop for ever at the next call and
 * block the process; so the error is thrown again instead.
 */
export class Engine extends PGlite {
  #failure: unknown;

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

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#failure !== undefined) throw this.#failure;
    return super.execProtocolRawSync(message);
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>): ReturnType<PGlite['execProtocolStream']> {
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      if (isPanic(error)) this.#failure = error;
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
