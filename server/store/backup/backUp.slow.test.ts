import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp, restore } from './backUp.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../engine/openDatabase.ts';
import { StoreError } from '../database/StoreError.ts';
import { placeStore } from '../testing/placeStore.ts';

let root: string;
let dataDir: string;
let open: Database | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-backup-'));
  dataDir = join(root, 'data');
});

/** Makes a store in which a merchant is kept. */
async function makeStore(): Promise<void> {
  await placeStore(dataDir);
  await add(await start(), 'kept');
  await stop();
}
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

const config = () => ({ dataDir, databaseUrl: undefined });

async function start(): Promise<Database> {
  open = await openDatabase(config());
  return open;
}

async function stop(): Promise<void> {
  await open?.close();
  open = undefined;
}

const add = (db: Database, code: string) => db.query('insert into merchants (code, created_at) values ($1, now())', [code]);

const codes = async (db: Database) =>
  (await db.query<{ code: string }>('select code from merchants order by code')).map(({ code }) => code);

it('brings back what was there when the copy was made by a running server, and keeps what is there now', async () => {
  await placeStore(dataDir);
  const db = await start();
  await add(db, 'first');
  const writing = Promise.all(Array.from({ length: 20 }, (_, number) => add(db, `during${number}`)));
  const copy = await backUp(config());
  await writing;
  await add(db, 'later');
  await expect(restore(config(), copy)).rejects.toThrow(/stop it first/);
  await stop();

  writeFileSync(join(dataDir, 'db/global/pg_control'), ''); // destroyed
  await expect(start()).rejects.toThrow(/npm run restore/);
  const former = await restore(config(), copy);
  const restored = await codes(await start());
  expect(restored).toContain('first');
  expect(restored).not.toContain('later');
  expect(existsSync(join(former ?? '', 'PG_VERSION'))).toBe(true);
});

it('copies a store that no server has to a folder of one’s choice, which can be brought back to an empty machine', async () => {
  await makeStore();
  const elsewhere = join(root, 'elsewhere');
  expect(await backUp(config(), elsewhere)).toBe(elsewhere);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  await expect(backUp(config(), elsewhere)).rejects.toThrow(/there already/);

  rmSync(dataDir, { recursive: true });
  expect(await restore(config(), elsewhere)).toBeUndefined();
  expect(await codes(await start())).toEqual(['kept']);
});

it('finishes a restore that was interrupted between its last two steps', async () => {
  await makeStore();
  const copy = await backUp(config());
  rmSync(join(dataDir, 'db'), { recursive: true });
  renameSync(copy, join(dataDir, 'db.restored'));
  expect(await codes(await start())).toEqual(['kept']);
});

it('leaves the store alone when the copy is damaged', async () => {
  await makeStore();
  const copy = await backUp(config());
  writeFileSync(join(copy, 'global/pg_control'), '');
  await expect(restore(config(), copy)).rejects.toThrow(/cannot be opened/);
  expect(await codes(await start())).toEqual(['kept']);
});

it('says what is wrong in a sentence', async () => {
  await expect(backUp(config())).rejects.toThrow(/There is no store in .*DATA_DIR/);
  await expect(restore(config())).rejects.toThrow(/Say which copy to bring back.* none\./);
  await expect(restore(config(), root)).rejects.toThrow(/is not a copy of a store/);
  const postgres = { dataDir, databaseUrl: 'postgresql://localhost/livery' };
  await expect(backUp(postgres)).rejects.toThrow(/pg_dump/);
  await expect(restore(postgres, root)).rejects.toThrow(/pg_restore/);
  await expect(restore(postgres, root)).rejects.toBeInstanceOf(StoreError);
});
