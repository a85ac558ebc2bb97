import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './Database.ts';
import { lockFile } from './folderLock.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrations } from './migrations/migrations.ts';
import { databaseOf, startPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/** The kind of the database. */
export interface DatabaseConfig {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
}

async function migrated(db: Database): Promise<Database> {
  try {
    await migrateDatabase(db, 'server', migrations);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFile(join(dataDir, 'db.lock'));
  try {
    return databaseOf(await startPglite({ dataDir: join(dataDir, 'db') }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database of a configuration and brings it to today's shape: PostgreSQL by `databaseUrl`, else the embedded
 * one in `<dataDir>/db`, which one process at a time may open.
 *
 * @param onLost Called with the error of a broken connection, for the log.
 */
export async function openDatabase(config: DatabaseConfig, onLost?: (error: Error) => void): Promise<Database> {
  return migrated(config.databaseUrl === undefined ? await openFolder(config.dataDir) : openPostgres(config.databaseUrl, onLost));
}
