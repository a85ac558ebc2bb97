import { expect, it } from 'vitest';
import type { Queries } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openMemoryDatabase } from './testing/openMemoryDatabase.ts';

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
