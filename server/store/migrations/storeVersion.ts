import type { Queries } from '../database/Database.ts';

/** The version of PostgreSQL, or of the PostgreSQL that PGlite is built from. */
export async function postgresVersion(queries: Queries): Promise<string> {
  const [found] = await queries.query<{ version: string | null }>(`select current_setting('server_version') as version`);
  return found?.version ?? 'unknown';
}

/** The steps that the database has run, by name. */
export const migrationsRun = (queries: Queries) =>
  queries.query<{ name: string; module: string | null }>('select name, module from migrations order by name, module');
