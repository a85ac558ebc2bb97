import type { Database } from './Database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrations } from './migrations/migrations.ts';
import { openFolder } from './openFolder.ts';
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

/**
 * Opens the database of a configuration and brings it to today's shape: PostgreSQL by `databaseUrl`, else the embedded
 * one in `<dataDir>/db`, which one process at a time may open.
 *
 * @param onFault Called with what breaks while the server runs, for the log: a connection, the engine, the room on the disk.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Database> {
  return migrated(
    config.databaseUrl === undefined ? await openFolder(config.dataDir, onFault) : openPostgres(config.databaseUrl, onFault),
  );
}
