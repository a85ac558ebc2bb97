import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { failureFile, requestFile } from '../copies/answerBackups.ts';
import { copiesFolder, copyName, listCopies, removeOldCopies } from '../copies/copies.ts';
import { copyFolder } from '../copies/copyFolder.ts';
import { type Engine, startEngine } from '../database/Engine.ts';
import { type FolderLock, lockFolder } from '../lock/folderLock.ts';
import type { DatabaseConfig } from '../engine/openDatabase.ts';
import { restoredFolder, storeFolder } from '../engine/openFolder.ts';
import { StoreError } from '../database/StoreError.ts';

const ANSWERED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Opens a copy once, which shows that it is whole. Throws StoreError. */
async function checkCopy(folder: string): Promise<void> {
  let engine: Engine | undefined;
  try {
    engine = await startEngine({ dataDir: folder });
    await engine.query('select name from migrations');
  } catch (error) {
    throw new StoreError(`The copy in ${folder} cannot be opened: choose another one. (${String(error)})`, { cause: error });
  } finally {
    await engine?.close();
  }
}

/** Asks the server that has the store for a copy. */
async function askServer(dataDir: string, name: string, refused: unknown): Promise<void> {
  await rm(failureFile(dataDir), { force: true });
  await writeFile(requestFile(dataDir), name);
  for (let waited = 0; waited < ANSWERED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if (existsSync(join(copiesFolder(dataDir), name))) return;
    if (existsSync(failureFile(dataDir)))
      throw new StoreError(`The server could not copy its store: ${await readFile(failureFile(dataDir), 'utf8')}`);
    await delay(LOOK_EVERY_MS);
  }
  await rm(requestFile(dataDir), { force: true });
  throw refused;
}

/** Copies the store under a name: by the server that has it, if one runs. */
async function makeCopy(dataDir: string, name: string): Promise<void> {
  let lock: FolderLock;
  try {
    lock = await lockFolder(dataDir);
  } catch (refused) {
    if (!(refused instanceof StoreError)) throw refused;
    return askServer(dataDir, name, refused);
  }
  try {
    await mkdir(copiesFolder(dataDir), { recursive: true });
    await copyFolder(storeFolder(dataDir), join(copiesFolder(dataDir), name));
    lock.confirm();
  } finally {
    await lock.release();
  }
}

const ofPostgres = (deed: string, command: string) =>
  new StoreError(`DATABASE_URL names a PostgreSQL, which has means of its own: ${deed} it with ${command}`);

/**
 * Copies the embedded store, while a server runs as well, and checks the copy.
 *
 * @param to The folder to make; by default one named after the time, in `<dataDir>/backups`.
 * @returns The copy's folder.
 * @throws StoreError
 */
export async function backUp({ dataDir, databaseUrl }: DatabaseConfig, to?: string): Promise<string> {
  if (databaseUrl !== undefined) throw ofPostgres('back up', 'pg_dump --format=custom --file=livery.dump "$DATABASE_URL"');
  if (!existsSync(storeFolder(dataDir)))
    throw new StoreError(`There is no store in ${resolve(dataDir)}: set DATA_DIR to its folder.`);
  if (to !== undefined && existsSync(to)) throw new StoreError(`${resolve(to)} is there already: name another folder.`);
  const name = copyName('backup');
  const copy = join(copiesFolder(dataDir), name);
  await makeCopy(dataDir, name);
  await checkCopy(copy);
  if (to === undefined) return resolve(copy);
  await copyFolder(copy, to);
  await rm(copy, { recursive: true });
  return resolve(to);
}

const namesOf = (dataDir: string): string =>
  existsSync(copiesFolder(dataDir))
    ? listCopies(dataDir)
        .map((path) => `\n  ${resolve(path)}`)
        .join('')
    : '';

/**
 * Puts a copy in the place of the embedded store. What was there is kept as a copy too.
 *
 * @returns Where the former store lies now, if there was one.
 * @throws StoreError
 */
export async function restore({ dataDir, databaseUrl }: DatabaseConfig, from?: string): Promise<string | undefined> {
  if (databaseUrl !== undefined)
    throw ofPostgres('restore', 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" livery.dump');
  if (from === undefined)
    throw new StoreError(`Say which copy to bring back: npm run restore -- <folder>. There are:${namesOf(dataDir) || ' none.'}`);
  if (!existsSync(join(from, 'PG_VERSION')))
    throw new StoreError(`${resolve(from)} is not a copy of a store: name a folder that npm run backup made.`);
  const lock = await lockFolder(dataDir);
  try {
    const restored = restoredFolder(dataDir);
    await rm(restored, { recursive: true, force: true });
    await copyFolder(from, restored);
    await checkCopy(restored);
    lock.confirm();
    const former = existsSync(storeFolder(dataDir)) ? join(copiesFolder(dataDir), copyName('before-restore')) : undefined;
    if (former !== undefined) {
      await mkdir(copiesFolder(dataDir), { recursive: true });
      await rename(storeFolder(dataDir), former);
      await removeOldCopies(dataDir, 'before-restore');
    }
    await rename(restored, storeFolder(dataDir));
    return former && resolve(former);
  } finally {
    await lock.release();
  }
}
