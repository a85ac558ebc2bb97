import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../store/database/Database.ts';
import { openMemoryDatabase } from '../../store/testing/openMemoryDatabase.ts';
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

it('holds no token of an address, neither in a path nor in the text of an error', () => {
  const address = 'https://platform.example/wps/favourites/A&token=tok-1?page=2&api_key=key-2#access_token=acc-3';
  const lines = logged({ path: '/wps/favourites/A&token=tok-1', err: new Error(`Failed to parse URL from ${address}`) });
  expect(lines).not.toMatch(/tok-1|key-2|acc-3/);
  expect(JSON.parse(lines)).toMatchObject({
    path: '/wps/favourites/A&token=[secret]',
    err: { message: expect.stringContaining('page=2') },
  });
});

it('holds no secret, however deep it lies', () => {
  expect(logged({ token: 'a1', body: { password: 'b2', more: { csrf: 'c3' } } })).not.toMatch(/a1|b2|c3/);
});

it('holds of an error of another system only what is known to be about the error', () => {
  const error = Object.assign(new Error('refused'), {
    code: 'AccessDenied',
    status: 403,
    AWSAccessKeyId: 'AKIAPLANTED',
    $response: { headers: { authorization: 'Signature=abc' } },
    response: 'you sent AKIAPLANTED',
  });
  const line = logged({ err: error });
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error', message: 'refused', code: 'AccessDenied', status: 403 } });
  expect(line).not.toMatch(/PLANTED|Signature/);
});

it('says of each line when it was written, in milliseconds since 1970', () => {
  const before = Date.now();
  const { time } = JSON.parse(logged({})) as { time: number };
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});
