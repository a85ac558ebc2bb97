import { expect, it } from 'vitest';
import type { Queries } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { startEngine } from '../database/Engine.ts';
import { databaseOf } from './openPglite.ts';
import { openMemoryDatabase } from '../testing/openMemoryDatabase.ts';

it('takes no more statements in a transaction that has ended', async () => {
  const db = await openMemoryDatabase();
  let late: Queries['query'] = () => Promise.resolve([]);
  await db.transaction(async ({ query }) => void (late = query));
  await expect(late('select 1')).rejects.toThrow('has ended');
  await db.close();
});

it('says that it is away after it was closed', async () => {
  const db = await openMemoryDatabase();
  await db.close();
  expect(await db.readiness()).toBe('away');
  await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(db.transaction(({ query }) => query('select 1'))).rejects.toBeInstanceOf(DatabaseUnavailable);
});

it('takes reads only while the disk is full, and writes again as soon as there is room', async () => {
  const engine = await startEngine();
  let isFull = false;
  const db = databaseOf({
    current: async () => engine,
    isFull: () => isFull,
    listen: async (channel: string, listener: (payload: string) => void) => engine.listen(channel, listener),
    close: () => engine.close(),
  });
  const add = `insert into rooms values ('hall')`;
  const names = (from: Queries) => from.query('select name from rooms');
  await db.query('create table rooms (name text)');

  isFull = true;
  for (const write of [() => db.query(add), () => db.transaction(({ query }) => query(add))])
    await expect(write()).rejects.toMatchObject({ name: 'StoreReadOnly', reason: 'full' });
  expect([await names(db), await db.transaction(names), await db.readiness()]).toEqual([[], [], 'full']);

  isFull = false;
  await db.query(add);
  expect([await names(db), await db.readiness()]).toEqual([[{ name: 'hall' }], 'ready']);
  await db.close();
});
