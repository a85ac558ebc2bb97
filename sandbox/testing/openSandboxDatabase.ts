import type { Database } from '#server/store/database/Database.ts';
import { openMemoryDatabase } from '#server/store/testing/openMemoryDatabase.ts';
import { sandboxMigrations } from '../migrations/migrations.ts';

/** An embedded database with the sandbox's tables, empty, that keeps nothing. */
export const openSandboxDatabase = (): Promise<Database> => openMemoryDatabase(sandboxMigrations);
