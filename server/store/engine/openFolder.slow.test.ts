import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { migrateDatabase } from '../migrations/migrateDatabase.ts';
import { openFolder } from './openFolder.ts';
import { StoreError } from '../database/StoreError.ts';
import { placeStore } from '../testing/placeStore.ts';

let dataDir: string;
let faults: unknown[];
let open: Database | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'livery-store-'));
  faults = [];
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Database> {
  open = await openFolder(dataDir, (fault) => faults.push(fault));
  return open;
}

async function stop(): Promise<void> {
  await open?.close();
  open = undefined;
}

const shelf = { name: '0001-shelf', statements: ['create table shelf (book text)'] };
const step = (number: number) => ({
  name: `000${number}-step`,
  statements: [`alter table shelf add column page${number} int`],
});

describe('a store whose engine has stopped for good', () => {
  it('says so, and works again without a restart, with everything that it acknowledged', async () => {
    const db = await start();
    await migrateDatabase(db, 'server', [shelf]);
    const heard: string[] = [];
    await db.listen('news', (payload) => heard.push(payload));
    await db.query(`insert into shelf values ('kept')`);
    // The engine panics when it cannot begin the next file of its log.
    const obstacle = join(dataDir, 'db/pg_wal/xlogtemp.42');
    mkdirSync(obstacle);
    await db.query('select pg_switch_wal()');
    const write = () => db.query(`insert into shelf values ('lost')`);
    await expect(write().then(write)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(db.transaction(({ query }) => query('select 1'))).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await db.readiness()).toBe('away');
    expect(faults).not.toEqual([]);

    rmSync(obstacle, { recursive: true });
    await expect.poll(() => db.readiness()).toBe('ready');
    expect(await db.query(`select book from shelf where book = 'kept'`)).toEqual([{ book: 'kept' }]);
    await db.notify('news', 'back');
    await expect.poll(() => heard).toEqual(['', 'back']);
  });
});

describe('a store whose engine has run out of file handles', () => {
  it('is away for that request, then works with another engine', async () => {
    const db = await start();
    await migrateDatabase(db, 'server', [shelf]);
    await db.query(`insert into shelf values ('kept')`);
    const runOut = `do $$ begin raise exception 'No file descriptors available' using errcode = '53000'; end $$`;
    for (const fail of [() => db.query(runOut), () => db.transaction(({ query }) => query(runOut))]) {
      await db.query('create temp table of_this_engine ()');
      await expect(fail()).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(await db.query(`select to_regclass('of_this_engine') as old, book from shelf`)).toEqual([
        { old: null, book: 'kept' },
      ]);
    }
    expect(faults).toHaveLength(2);
  });
});

describe('a store that cannot be opened', () => {
  it('says in one sentence how to bring it back, and opens nothing', async () => {
    await placeStore(dataDir);
    truncateSync(join(dataDir, 'db/global/pg_control'), 0);
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreError);
    expect(String(refused)).toMatch(
      /db cannot be opened: bring back a copy with npm run restore, or begin afresh with npm run reset/,
    );
    await expect(start()).rejects.toThrow(/cannot be opened/); // it has let go of the folder
  });

  it('is begun again where its making was interrupted', async () => {
    mkdirSync(join(dataDir, 'db.new'));
    writeFileSync(join(dataDir, 'db.new/PG_VERSION'), '17');
    expect(await (await start()).query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('steps that change an existing store', () => {
  const copies = () => (readdirSync(dataDir).includes('backups') ? readdirSync(join(dataDir, 'backups')) : []);

  it('keep a copy of it as it was, the last three of them', async () => {
    await placeStore(dataDir);
    let steps = [shelf];
    for (let number = 2; number < 6; number += 1) {
      const db = await start();
      await migrateDatabase(db, 'server', steps);
      await migrateDatabase(db, 'sandbox', [{ name: '0001-toys', statements: ['create table toys (name text)'] }]);
      steps = [...steps, step(number)];
      await stop();
    }
    expect(copies()).toHaveLength(3);
    expect(copies().every((name) => name.startsWith('before-update-'))).toBe(true);
    const newest = join(dataDir, 'backups', copies().toSorted().at(-1) ?? '');
    expect(readFileSync(join(newest, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);

    rmSync(join(dataDir, 'db'), { recursive: true });
    cpSync(newest, join(dataDir, 'db'), { recursive: true });
    const db = await start();
    // Four steps ran; the copy was made before the last.
    expect(await db.query(`select count(*) as steps from migrations where module = 'server'`)).toEqual([{ steps: 3 }]);
  });

  it('keep none of a new store', async () => {
    await migrateDatabase(await start(), 'server', [shelf, step(2)]);
    expect(copies()).toEqual([]);
  });
});
