import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { migrateDatabase } from '../migrations/migrateDatabase.ts';
import { migrations } from '../migrations/migrations.ts';
import { openFolder } from './openFolder.ts';
import { sqlStateOf } from '../database/sqlState.ts';
import { type PostgresConfig, openPostgres } from './openPostgres.ts';
import type { StoreError } from '../database/StoreError.ts';

/** The kind of the database. */
export interface DatabaseConfig extends Omit<PostgresConfig, 'databaseUrl'> {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** How long a PostgreSQL is awaited that does not answer yet; not at all without it. */
  readonly databaseWaitSeconds?: number;
}

/** What the log is to say of the store. */
export interface StoreEvents {
  /** Something breaks while the server runs: a connection, the engine, the room on the disk. */
  readonly onFault?: (error: unknown) => void;
  /** Another server has taken the store over: this process must end, and the reason says so to a person. */
  readonly onLost?: ((reason: StoreError) => void) | undefined;
  /** The database does not answer yet, and is awaited. */
  readonly onWait?: (seconds: number) => void;
  /** A newer build has changed the store in a way that this one can live with. */
  readonly onNewer?: (steps: readonly string[]) => void;
}

const ASK_EVERY_MS = 500;

/** PostgreSQL answers, but has no such database, or does not let this server in. */
const isForGood = ({ cause }: DatabaseUnavailable): boolean => /^(?:28|3D)/.test(sqlStateOf(cause) ?? '');

/** Waits until the database answers: it may be started together with this server. */
async function untilUp(db: Database, seconds: number, onWait: StoreEvents['onWait']): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let tries = 0; ; tries += 1) {
    try {
      await db.query('select 1');
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || isForGood(error) || performance.now() >= end) throw error;
      if (tries === 0) onWait?.(seconds);
      await delay(ASK_EVERY_MS);
    }
  }
}

async function migrated(
  db: Database,
  { databaseUrl, databaseWaitSeconds = 0 }: DatabaseConfig,
  { onWait, onNewer }: StoreEvents,
): Promise<Database> {
  try {
    if (databaseUrl !== undefined) await untilUp(db, databaseWaitSeconds, onWait);
    const newer = await migrateDatabase(db, 'server', migrations);
    if (newer.length > 0) onNewer?.(newer);
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
 * @throws DatabaseUnavailable when PostgreSQL has not answered in time, StoreError when a newer build has taken away what this one needs.
 */
export async function openDatabase(config: DatabaseConfig, events: StoreEvents = {}): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  const { onFault = () => undefined, onLost } = events;
  const db =
    databaseUrl === undefined ? await openFolder(dataDir, onFault, onLost) : openPostgres({ ...config, databaseUrl }, onFault);
  return migrated(db, config, events);
}
