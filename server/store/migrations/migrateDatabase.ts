import { createHash } from 'node:crypto';
import type { Database, Queries } from '../database/Database.ts';
import type { Migration } from './Migration.ts';
import { sqlStateOf } from '../database/sqlState.ts';
import { StoreError } from '../database/StoreError.ts';

const CREATE_RECORD = `create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
/** Steps of the sandbox that were recorded before a step's module was. */
const SANDBOX_STEPS = [2, 3, 4, 8, 9, 10, 12, 14, 16, 17, 18, 19, 20, 21].map((number) => `${number}`.padStart(4, '0'));
const COMPLETE_RECORD = [
  `alter table migrations add column if not exists module text`,
  `alter table migrations add column if not exists contracts boolean not null default false`,
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

/** A step that a database has run, as it recorded it. */
type Applied = Pick<Migration, 'name'> & { readonly checksum: string; readonly contracts: boolean };

/** The steps of a newer build, none of which keeps this one from running. */
function checkRecord(applied: readonly Applied[], migrations: readonly Migration[]): string[] {
  const ours = new Set(migrations.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !ours.has(name));
  const contracting = newer.find(({ contracts }) => contracts);
  if (contracting) {
    throw new StoreError(
      `A newer version of this server has taken away what this one needs of the database (the step "${contracting.name}"). Start that version, or use another database.`,
    );
  }
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = migrations.find(
    (migration) => checksums.has(migration.name) && checksums.get(migration.name) !== checksumOf(migration),
  );
  if (edited) {
    throw new StoreError(
      `The step "${edited.name}" was changed after this database ran it. Put it back as it was and add a new step, or start afresh with npm run reset.`,
    );
  }
  return newer.map(({ name }) => name);
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
  await queries.query('insert into migrations (name, checksum, module, contracts) values ($1, $2, $3, $4)', [
    migration.name,
    checksumOf(migration),
    module,
    migration.contracts ?? false,
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
 * Resolves with the steps that a newer build has run, where this one runs beside it (`Migration.contracts`).
 *
 * @throws StoreError when a newer build has taken away what this one needs, or a step was edited after it ran.
 */
export async function migrateDatabase(db: Database, module: Module, migrations: readonly Migration[]): Promise<string[]> {
  await createRecord(db);
  if (db.keepCopy && (await isUpdate(db, module, migrations))) await db.keepCopy();
  return db.transaction(async (queries) => {
    // Must be the first statement: a lock takes no snapshot, so later statements see what the other node has committed.
    await queries.query('lock table migrations in access exclusive mode');
    for (const statement of COMPLETE_RECORD) await queries.query(statement);
    const applied = await queries.query<Applied>('select name, checksum, contracts from migrations where module = $1', [module]);
    const newer = checkRecord(applied, migrations);
    const names = new Set(applied.map(({ name }) => name));
    for (const migration of migrations) {
      if (!names.has(migration.name)) await apply(queries, module, migration);
    }
    return newer;
  });
}
