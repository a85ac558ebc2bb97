import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import type { Database } from '../../store/Database.ts';
import { DatabaseUnavailable } from '../../store/DatabaseUnavailable.ts';
import { MERCHANT, release } from '../testing/startTestSandbox.ts';
import { createSandbox } from './createSandbox.ts';

describe('while the database is away', () => {
  const away: Database = {
    query: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    transaction: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    listen: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    notify: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    isReady: async () => false,
    close: async () => undefined,
  };

  it('says so with 503 and when to come again, and serves what comes from the release', async () => {
    const live = { revision: 1, full: resolveSite(release()).full };
    const logged: string[] = [];
    const cut = createSandbox({
      db: away,
      clock: () => new Date(),
      liveSite: () => live,
      log: { error: (_fields, message) => logged.push(message) },
    });
    const ask = (path: string) => supertest(express().use(cut.router)).get(path).set('merchant', MERCHANT);
    const refused = await ask('/wps/relay/GCSGAME_hotGamesV2').expect(503).expect('retry-after', '5');
    expect(refused.body).toMatchObject({ success: false, errorCode: 'platform.unavailable' });
    await ask('/wps/system/templates').expect(200);
    await ask('/wps/system/setting/register').expect(200);
    expect(logged).toEqual([]);
    await cut.close();
  });
});
