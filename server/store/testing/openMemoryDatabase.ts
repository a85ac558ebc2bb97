import type { Database } from '../Database.ts';
import { startEngine } from '../Engine.ts';
import type { Migration } from '../migrations/Migration.ts';
import { migrations } from '../migrations/migrations.ts';
import { databaseOf } from '../openPglite.ts';
import { madeDatabase, migrateAll } from './madeDatabase.ts';

/**
 * An embedded database of today's shape that keeps nothing.
 *
 * @param sandbox The sandbox's steps, for tests that need its tables.
 */
export async function openMemoryDatabase(sandbox: readonly Migration[] = []): Promise<Database> {
  const steps = { server: migrations, ...(sandbox.length > 0 ? { sandbox } : {}) };
  const db = databaseOf(await startEngine({ loadDataDir: await madeDatabase(steps) }));
  await migrateAll(db, steps);
  return db;
}
