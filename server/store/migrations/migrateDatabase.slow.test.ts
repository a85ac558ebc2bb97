import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandboxMigrations } from '#sandbox/migrations/migrations.ts';
import type { Database } from '../database/Database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrations } from './migrations.ts';
import { startEngine } from '../database/Engine.ts';
import { databaseOf } from '../engine/openPglite.ts';
import { madeDatabase } from '../testing/madeDatabase.ts';

const first = { name: '0001-shelf', statements: ['create table shelf (book text)', `insert into shelf values ('one')`] };
const second = {
  name: '0002-more',
  statements: ['alter table shelf add column pages int', `insert into shelf values ('two', 9)`],
};

// To set one up takes longer than all that the tests do with it, so each leaves it as it was.
let db: Database;
beforeAll(async () => {
  db = databaseOf(await startEngine({ loadDataDir: await madeDatabase({}) }));
});
afterEach(async () => {
  await db.query('drop schema public cascade');
  await db.query('create schema public');
});
afterAll(() => db.close());

describe('migrateDatabase', () => {
  const shelf = () => db.query('select * from shelf order by book');

  it('runs each step once, in order, over several starts', async () => {
    await migrateDatabase(db, 'server', [first]);
    expect(await shelf()).toEqual([{ book: 'one' }]);
    await migrateDatabase(db, 'server', [first, second]);
    await migrateDatabase(db, 'server', [first, second]);
    expect(await shelf()).toEqual([
      { book: 'one', pages: null },
      { book: 'two', pages: 9 },
    ]);
  });

  it('leaves nothing of a step that fails, nor of those before it', async () => {
    const good = { name: '0003-good', statements: ['create table half (a int)'] };
    const bad = { name: '0004-bad', statements: ['create table other (a int)', 'select * from nowhere'] };
    await migrateDatabase(db, 'server', [first, second]);
    await expect(migrateDatabase(db, 'server', [first, second, good, bad])).rejects.toThrow(/nowhere/);
    await expect(db.query('select * from half')).rejects.toThrow(/half/);
    expect(await db.query('select count(*) as steps from migrations')).toEqual([{ steps: 2 }]);
  });

  it('keeps the steps of two modules apart', async () => {
    await migrateDatabase(db, 'sandbox', [{ name: '0001-toys', statements: ['create table toys (name text)'] }]);
    await migrateDatabase(db, 'server', [first, second]);
    expect(await db.query('select name, module from migrations order by name')).toEqual([
      { name: '0001-shelf', module: 'server' },
      { name: '0001-toys', module: 'sandbox' },
      { name: '0002-more', module: 'server' },
    ]);
  });

  it('leaves a database that a newer build has added to as it is, and says what was added', async () => {
    expect(await migrateDatabase(db, 'server', [first, second])).toEqual([]);
    expect(await migrateDatabase(db, 'server', [first])).toEqual(['0002-more']);
    expect(await shelf()).toHaveLength(2);
  });

  it('refuses a database that a newer build has taken something away from', async () => {
    const contracting = { ...second, contracts: true } as const;
    await migrateDatabase(db, 'server', [first, contracting]);
    await expect(migrateDatabase(db, 'server', [first])).rejects.toThrow(/newer version.*taken away.*0002-more/);
    expect(await migrateDatabase(db, 'server', [first, contracting])).toEqual([]);
  });

  it('refuses a step that was edited after it ran', async () => {
    await migrateDatabase(db, 'server', [first, second]);
    await expect(
      migrateDatabase(db, 'server', [{ ...first, statements: ['create table shelf (title text)'] }, second]),
    ).rejects.toThrow(/0001-shelf/);
  });
});

describe('a database that was written before the module of a step was recorded', () => {
  it('keeps its tables, and runs no step of either module again', async () => {
    const all = [...migrations, ...sandboxMigrations];
    await migrateDatabase(db, 'server', migrations);
    // The steps of that time.
    await migrateDatabase(
      db,
      'sandbox',
      sandboxMigrations.filter(({ name }) => name < '0022'),
    );
    await db.query(`insert into counters values ('a', 7, now())`);
    await db.query(`update migrations set name = '0022-seen' where name = '0023-seen'`);
    await db.query('alter table migrations drop column module');

    await migrateDatabase(db, 'server', migrations);
    await migrateDatabase(db, 'sandbox', sandboxMigrations);
    expect(await db.query('select count from counters')).toEqual([{ count: 7 }]);
    const recorded = await db.query<{ name: string }>('select name from migrations order by name');
    expect(recorded.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  });
});

it('a server without the sandbox makes none of its tables', async () => {
  await migrateDatabase(db, 'server', migrations);
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual([
    'api_tokens',
    'approval_notes',
    'audit_chain',
    'audit_log',
    'draft_approvals',
    'draft_waivers',
    'drafts',
    'frame_tickets',
    'kept_files',
    'live',
    'media',
    'media_files',
    'merchants',
    'migrations',
    'operator_attempts',
    'operator_devices',
    'operator_links',
    'operator_passkeys',
    'operator_recovery_codes',
    'operator_roles',
    'operator_sessions',
    'operator_totp',
    'operators',
    'planned_releases',
    'plans',
    'publish_rules',
    'releases',
    'secrets_marker',
    'shares',
    'snapshots',
    'visit_faults',
    'visit_vitals',
    'webhook_deliveries',
    'webhook_endpoints',
  ]);
});
