import { createHash } from 'node:crypto';
import type { Database, Queries } from './Database.ts';
import type { Migration } from './migrations/Migration.ts';
import { sqlStateOf } from './sqlState.ts';
import { StoreError } from './StoreError.ts';

const CREATE_RECORD = `create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
/** Steps of the sandbox that were recorded before a step's module was. */
const SANDBOX_STEPS = [2, 3, 4, 8, 9, 10, 12, 14, 16, 17, 18, 19, 20, 21].map((number) => `${number}`.padStart(4, '0'));
const NAME_MODULES = [
  `alter table migrations add column if not exists module text`,
  `update migrations set module = case when left(name, 4) in ('${SANDBOX_STEPS.join("', '")}') then 'sandbox' else 'server' end where module is null`,
  // It made indexes of both modules, and is a step of each now. Both may run again.
  `delete from migrations where name = '0022-seen'`,
];
/** PostgreSQL's errors for the slower of two sessions that create the same table at once. */
const ALREADY_THERE = ['23505', '42P07', '42710'];

const checksumOf = ({ statements }: Migration): string =>
  createHash('sha256')
    .update(statements.filter((each) => typeof each === 'string').join(';\n'))
    .digest('hex');

async function createRecord(db: Database): Promise<void> {
  try {
    await db.query(CREATE_RECORD);
  } catch (error) {
    if (!ALREADY_THERE.includes(sqlStateOf(error) ?? '')) throw error;
  }
}

function checkRecord(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...applied.keys()].find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new StoreError(
      `The database was written by a newer version of this server (it knows the step "${foreign}"). Start that version, or use another database.`,
    );
  }
  const edited = migrations.find(
    (migration) => applied.has(migration.name) && applied.get(migration.name) !== checksumOf(migration),
  );
  if (edited) {
    throw new StoreError(
      `The step "${edited.name}" was changed after this database ran it. Put it back as it was and add a new step, or start afresh with npm run reset.`,
    );
  }
}

/** Whether a module's tables of an older shape are about to be changed. New ones have no steps yet. */
async function isUpdate(db: Database, module: Module, migrations: readonly Migration[]): Promise<boolean> {
  // By way of JSON, because the oldest stores lack the column.
  const rows = await db.query<{ name: string }>(
    `select name from migrations m where coalesce(to_jsonb(m) ->> 'module', $1) = $1`,
    [module],
  );
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size > 0 && migrations.some(({ name }) => !applied.has(name));
}

async function apply(queries: Queries, module: Module, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    await (typeof statement === 'string' ? queries.query(statement) : statement(queries));
  }
  await queries.query('insert into migrations (name, checksum, module) values ($1, $2, $3)', [
    migration.name,
    checksumOf(migration),
    module,
  ]);
}

/** The module whose tables a step makes. Those of the sandbox are made only if it runs. */
type Module = 'server' | 'sandbox';

/**
 * Brings a module's tables to today's shape: all missing steps in one transaction, or none. Several nodes may start at once;
 * the lock on the record lets one of them do it.
 *
 * Before steps change an existing store, a copy of it is kept where the database can make one.
 *
 * @throws StoreError when the database is newer than the code, or a step was edited after it ran.
 */
export async function migrateDatabase(db: Database, module: Module, migrations: readonly Migration[]): Promise<void> {
  await createRecord(db);
  if (db.keepCopy && (await isUpdate(db, module, migrations))) await db.keepCopy();
  await db.transaction(async (queries) => {
    // Must be the first statement: a lock takes no snapshot, so later statements see what the other node has committed.
    await queries.query('lock table migrations in access exclusive mode');
    for (const statement of NAME_MODULES) await queries.query(statement);
    const rows = await queries.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations where module = $1',
      [module],
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    checkRecord(applied, migrations);
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(queries, module, migration);
    }
  });
}
