import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database/Database.ts';
import { startEngine } from '../database/Engine.ts';
import { migrateDatabase } from '../migrations/migrateDatabase.ts';
import type { Migration } from '../migrations/Migration.ts';
import { databaseOf } from '../engine/openPglite.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/test-database');

/** The steps of each module that has tables in a database. */
interface Steps {
  readonly server?: readonly Migration[];
  readonly sandbox?: readonly Migration[];
}

/** Runs the steps that have not run yet. */
export async function migrateAll(db: Database, { server, sandbox }: Steps): Promise<void> {
  if (server) await migrateDatabase(db, 'server', server);
  if (sandbox) await migrateDatabase(db, 'sandbox', sandbox);
}

/** A database of today's shape is named by all that makes it: the steps, the function below, and the versions of our packages. */
async function fileNameOf(prefix: string, steps: Steps): Promise<string> {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256')
    .update(JSON.stringify([steps, make.toString()]))
    .update(lock)
    .digest('hex');
  return `${prefix}${hash.slice(0, 16)}.tar`;
}

/** Makes it small, 18 MB instead of 42: every test that takes a copy unpacks all of it. */
async function make(steps: Steps): Promise<Blob> {
  const pglite = await startEngine({ initDbStartParams: ['--wal-segsize=1'] });
  const db = databaseOf(pglite);
  await db.query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await db.query(`drop database ${template}`);
  await migrateAll(db, steps);
  const files = await pglite.dumpDataDir('none');
  await db.close();
  return files;
}

/** Stores it for later tests, in place of those of other steps. Several tests may do so at once: only whole files are seen. */
async function store(name: string, prefix: string, made: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const unfinished = join(FOLDER, `${name}.${randomUUID()}`);
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, join(FOLDER, name));
  for (const other of await readdir(FOLDER))
    if (other !== name && other.startsWith(prefix) && other.endsWith('.tar')) await rm(join(FOLDER, other), { force: true });
}

/** The files of an embedded database in which the steps have run. Setting one up takes seconds, so the first test that needs it makes it. */
export async function madeDatabase(steps: Steps): Promise<Blob> {
  const prefix = `${Object.keys(steps).join('-') || 'bare'}.`;
  const name = await fileNameOf(prefix, steps);
  const stored = await readFile(join(FOLDER, name)).catch(() => undefined);
  if (stored) return new Blob([stored]);
  const made = await make(steps);
  await store(name, prefix, made);
  return made;
}
