import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { answerBackups } from '../copies/answerBackups.ts';
import { copiesFolder, copyName, removeOldCopies } from '../copies/copies.ts';
import { copyFolder } from '../copies/copyFolder.ts';
import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { startEngine } from '../database/Engine.ts';
import { isDiskFull, openFolderEngine } from './folderEngine.ts';
import { lockFolder } from '../lock/folderLock.ts';
import { databaseOf, type EngineSource } from './openPglite.ts';
import { StoreError } from '../database/StoreError.ts';
import { StoreReadOnly } from '../database/StoreReadOnly.ts';

/** Where the embedded database lies in its folder. */
export const storeFolder = (dataDir: string): string => join(dataDir, 'db');
/** A whole copy on its way to become the store. */
export const restoredFolder = (dataDir: string): string => join(dataDir, 'db.restored');

/** Makes the store where there is none, or finishes a restore that was interrupted. A store has its name only when it is whole. */
async function ensureStore(dataDir: string): Promise<void> {
  const store = storeFolder(dataDir);
  if (existsSync(store)) return;
  if (existsSync(restoredFolder(dataDir))) return rename(restoredFolder(dataDir), store);
  const unfinished = `${store}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await startEngine({ dataDir: unfinished });
  await engine.close();
  await rename(unfinished, store);
}

async function copyStore(dataDir: string, source: EngineSource, name: string): Promise<void> {
  if (source.isFull()) throw new StoreReadOnly('full');
  await mkdir(copiesFolder(dataDir), { recursive: true });
  const engine = await source.current();
  await engine.query('checkpoint');
  // A transaction keeps all others waiting, so no file changes while it is copied.
  await engine.transaction(() => copyFolder(storeFolder(dataDir), join(copiesFolder(dataDir), name)));
}

/** Opens the folder's engine. Throws StoreError with the way back. */
async function openEngine(dataDir: string, onFault: (error: unknown) => void) {
  if (isDiskFull(dataDir)) throw new StoreError(`The disk of ${dataDir} has less than 64 MB left: make room, then start again.`);
  try {
    await ensureStore(dataDir);
    return await openFolderEngine(storeFolder(dataDir), onFault);
  } catch (error) {
    throw new StoreError(
      `The store in ${storeFolder(dataDir)} cannot be opened: bring back a copy with npm run restore, or begin afresh with npm run reset. (${String(error)})`,
      { cause: error },
    );
  }
}

/**
 * Opens the embedded database of a folder, which one process at a time may have.
 *
 * @param onLost Called once when another server has taken over the folder. After that, nothing reaches the store any more.
 * @throws StoreError when another process has it, the disk is full or its files are damaged.
 */
export async function openFolder(
  dataDir: string,
  onFault: (error: unknown) => void,
  onLost: (reason: StoreError) => void = () => undefined,
): Promise<Database> {
  let lost: StoreError | undefined;
  const lock = await lockFolder(dataDir, {
    onLost(reason) {
      lost = reason;
      onFault(reason);
      onLost(reason);
    },
  });
  try {
    const engines = await openEngine(dataDir, onFault);
    const source: EngineSource = {
      ...engines,
      async current() {
        try {
          lock.confirm();
        } catch (error) {
          throw new DatabaseUnavailable(error);
        }
        return engines.current();
      },
    };
    const stopAnswering = answerBackups(dataDir, (name) => copyStore(dataDir, source, name));
    let copy: Promise<void> | undefined;
    return {
      ...databaseOf(source),
      isLost: () => lost !== undefined,
      keepCopy() {
        copy ??= copyStore(dataDir, source, copyName('before-update')).then(() => removeOldCopies(dataDir, 'before-update'));
        return copy;
      },
      async close() {
        await stopAnswering();
        if (lost === undefined) await source.close();
        else engines.abandon(); // what a close writes would reach a store that belongs to another server now
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
