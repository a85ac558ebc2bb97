import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../Database.ts';
import { migrateDatabase } from '../migrateDatabase.ts';
import type { Migration } from '../migrations/Migration.ts';
import { migrations } from '../migrations/migrations.ts';
import { startEngine } from '../Engine.ts';
import { databaseOf } from '../openPglite.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/test-database');

/** Migrates the server's tables, and the sandbox's where its steps are given. */
async function migrateAll(db: Database, sandbox: readonly Migration[]): Promise<void> {
  await migrateDatabase(db, 'server', migrations);
  if (sandbox.length > 0) await migrateDatabase(db, 'sandbox', sandbox);
}

/** A database of today's shape is named by all that makes it: the steps, the function below, and the versions of our packages. */
async function fileNameOf(prefix: string, sandbox: readonly Migration[]): Promise<string> {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations, sandbox, makeEmpty.toString()]))
    .update(lock)
    .digest('hex');
  return `${prefix}${hash.slice(0, 16)}.tar`;
}

/** Makes it small, 18 MB instead of 42: every test that takes a copy unpacks all of it. */
async function makeEmpty(sandbox: readonly Migration[]): Promise<Blob> {
  const pglite = await startEngine({ initDbStartParams: ['--wal-segsize=1'] });
  const db = databaseOf(pglite);
  await db.query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await db.query(`drop database ${template}`);
  await migrateAll(db, sandbox);
  const files = await pglite.dumpDataDir('none');
  await db.close();
  return files;
}

/** Stores it for later tests, in place of those of other steps. Several tests may do so at once: only whole files are seen. */
async function store(name: string, prefix: string, empty: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const unfinished = join(FOLDER, `${name}.${randomUUID()}`);
  await writeFile(unfinished, Buffer.from(await empty.arrayBuffer()));
  await rename(unfinished, join(FOLDER, name));
  for (const other of await readdir(FOLDER))
    if (other !== name && other.startsWith(prefix) && other.endsWith('.tar')) await rm(join(FOLDER, other), { force: true });
}

/**
 * An embedded database of today's shape that keeps nothing. To set one up takes a second or two; so it is done once, and copied.
 *
 * @param sandbox The sandbox's steps, for tests that need its tables.
 */
export async function openMemoryDatabase(sandbox: readonly Migration[] = []): Promise<Database> {
  const prefix = sandbox.length > 0 ? 'sandbox-' : 'server-';
  const name = await fileNameOf(prefix, sandbox);
  const stored = await readFile(join(FOLDER, name)).catch(() => undefined); // the first test that needs one makes it
  const empty = stored ? new Blob([stored]) : await makeEmpty(sandbox);
  if (!stored) await store(name, prefix, empty);
  const db = databaseOf(await startEngine({ loadDataDir: empty }));
  await migrateAll(db, sandbox);
  return db;
}
