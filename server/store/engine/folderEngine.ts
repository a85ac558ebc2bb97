import { statfsSync } from 'node:fs';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { type Engine, startEngine } from '../database/Engine.ts';
import type { EngineSource } from './openPglite.ts';
import { StoreReadOnly } from '../database/StoreReadOnly.ts';

/** The database writes its log in files of 16 MB, and stops permanently if there is no room for one. */
const NEEDED_BYTES = 64 * 1024 * 1024;
const NEEDED_FILES = 100;
/** To start an engine blocks the process for a while, so not every request may try. */
const RETRY_EVERY_MS = 1_000;

/** Whether the disk of a folder has too little room for a database to write. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const hasNoFiles = files > 0 && ffree < NEEDED_FILES; // some file systems do not count them
  return bavail * bsize < NEEDED_BYTES || hasNoFiles;
}

interface Listening {
  readonly channel: string;
  readonly listener: (payload: string) => void;
  stop: () => Promise<void>;
}

interface FolderEngine extends EngineSource {
  /** Lets nothing reach the store any more, and closes its files as they are. */
  abandon(): void;
}

/**
 * The engine of a folder. A failed engine is replaced, which restores all acknowledged data, as soon as there is
 * room: the server need not be restarted.
 *
 * @param onFault Called with the reason when the disk is full for the first time and when an engine has failed, for the log.
 */
export async function openFolderEngine(folder: string, onFault: (error: unknown) => void): Promise<FolderEngine> {
  let engine = await startEngine({ dataDir: folder });
  let replacing: Promise<Engine> | undefined;
  let refusal: Error | undefined;
  let wasFull = false;
  let retryAt = 0;
  const listenings = new Set<Listening>();

  function isFull(): boolean {
    const isNow = isDiskFull(folder);
    if (isNow && !wasFull) onFault(new StoreReadOnly('full'));
    wasFull = isNow;
    return isNow;
  }

  async function replace(): Promise<Engine> {
    if (isFull()) throw new StoreReadOnly('full', engine.failure);
    if (performance.now() < retryAt) throw new DatabaseUnavailable(engine.failure);
    onFault(engine.failure);
    engine.abandon();
    engine = await startEngine({ dataDir: folder }).catch((error: unknown) => {
      retryAt = performance.now() + RETRY_EVERY_MS;
      throw new DatabaseUnavailable(error);
    });
    for (const each of listenings) {
      each.stop = await engine.listen(each.channel, each.listener);
      each.listener(''); // something may have been missed
    }
    return engine;
  }

  return {
    isFull,
    async current() {
      if (refusal !== undefined) throw new DatabaseUnavailable(refusal);
      if (engine.failure === undefined && replacing === undefined) return engine;
      replacing ??= replace().finally(() => {
        replacing = undefined;
      });
      return replacing;
    },
    async listen(channel, listener) {
      const listening: Listening = { channel, listener, stop: await engine.listen(channel, listener) };
      listenings.add(listening);
      return async () => {
        listenings.delete(listening);
        if (!engine.closed && engine.failure === undefined) await listening.stop();
      };
    },
    abandon() {
      refusal ??= new Error('abandoned');
      engine.abandon();
    },
    async close() {
      refusal ??= new Error('closed');
      await replacing?.catch(() => undefined);
      if (engine.failure !== undefined) engine.abandon();
      else if (!engine.closed) await engine.close();
    },
  };
}
