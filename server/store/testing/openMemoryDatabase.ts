import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../Database.ts';
import { migrateDatabase } from '../migrateDatabase.ts';
import { migrations } from '../migrations/migrations.ts';
import { databaseOf, startPglite } from '../openPglite.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/test-database');

/** A database of today's shape is named by all that makes it: the steps, and the versions of our packages. */
async function nameOfToday(): Promise<string> {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(JSON.stringify(migrations)).update(lock).digest('hex').slice(0, 16)}.tar`;
}

async function makeEmpty(): Promise<Blob> {
  const pglite = await startPglite();
  const db = databaseOf(pglite);
  await migrateDatabase(db, migrations);
  const files = await pglite.dumpDataDir('none');
  await db.close();
  return files;
}

/** Keeps it for the tests after this one, in place of those of other steps. Several may do so at once: only whole files are seen. */
async function keep(name: string, empty: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const unfinished = join(FOLDER, `${name}.${process.pid}`);
  await writeFile(unfinished, Buffer.from(await empty.arrayBuffer()));
  await rename(unfinished, join(FOLDER, name));
  for (const other of await readdir(FOLDER))
    if (other !== name && other.endsWith('.tar')) await rm(join(FOLDER, other), { force: true });
}

/** An embedded database of today's shape that keeps nothing. To set one up takes a second or two; so it is done once, and copied. */
export async function openMemoryDatabase(): Promise<Database> {
  const name = await nameOfToday();
  const kept = await readFile(join(FOLDER, name)).catch(() => undefined); // the first test that needs one makes it
  const empty = kept ? new Blob([kept]) : await makeEmpty();
  if (!kept) await keep(name, empty);
  const db = databaseOf(await startPglite({ loadDataDir: empty }));
  await migrateDatabase(db, migrations);
  return db;
}
