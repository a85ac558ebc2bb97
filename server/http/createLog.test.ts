import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/Database.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import { createLog } from './createLog.ts';

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
  await db.query('create table people (mail text primary key)');
});
afterAll(() => db.close());

const logged = (fields: object): string => {
  let lines = '';
  createLog('info', { write: (line) => (lines += line) }).error(fields, 'failed');
  return lines;
};

it('holds no row that a failing statement was about', async () => {
  const store = () => db.query('insert into people (mail) values ($1)', ['mia@player.example']);
  await store();
  const error: unknown = await store().catch((failure: unknown) => failure);
  expect(logged({ err: error })).toContain('duplicate key');
  expect(logged({ err: error })).not.toContain('mia@player.example');
});

it('holds no secret, however deep it lies', () => {
  expect(logged({ token: 'a1', body: { password: 'b2', more: { csrf: 'c3' } } })).not.toMatch(/a1|b2|c3/);
});
