import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Database } from '#server/store/database/Database.ts';
import { DatabaseUnavailable } from '#server/store/database/DatabaseUnavailable.ts';
import { encryptLogin, loginAs } from './testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { createSandbox } from './createSandbox.ts';

describe('while the database is away', () => {
  const away: Database = {
    query: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    transaction: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    listen: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    notify: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))),
    readiness: async () => 'away',
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

describe('calls that a merchant has moved', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  const move = (platform: object) =>
    sandbox.setRelease({ ...release(), template: { ...release().template, behaviour: { platform } } });

  it.each([
    ['/wps/relay/RANK', 200, undefined],
    ['/wps/relay/GCSGAME_getRankList', 404, 'call.unknown'],
    ['/wps/wallets/gcs', 404, 'call.unknown'],
    ['/wps/member/info', 401, 'session.missing'],
  ])('%s answers %i', async (path, status, errorCode) => {
    move({ paths: ['winners=/wps/relay/RANK', 'wallet='] });
    const answer = await sandbox.call('GET', path);
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
  });

  it('take what they send by the platform’s own names', async () => {
    const platform = { encryptionHeader: 'X-Sealed', numberFields: ['smsWithoutLogin=mobileNo'] };
    const template = { ...release().template, behaviour: { platform } };
    sandbox.setRelease({ ...release(), template, switches: { MOBILECODELOGIN3: '1' } });
    const data = await encryptLogin(sandbox, {});
    const send = (header: string) => sandbox.call('POST', '/wps/session/login', { json: { data }, headers: { [header]: 'jwe' } });
    expect((await send('encryption')).body.errorCode).toBe('login.encryption');
    expect((await send('X-Sealed')).status).toBe(200);
    const ask = (number: object) =>
      sandbox.call('POST', '/wps/verification/sms/noLogin', { json: { countryDialingCode: '84', ...number } });
    expect((await ask({ mobileNum: '912345678' })).body.errorCode).toBe('body.invalid');
    expect((await ask({ mobileNo: '912345678' })).status).toBe(200);
  });

  it('know the session by the merchant’s header only', async () => {
    move({});
    const token = await loginAs(sandbox, 'demomember');
    move({ tokenHeader: 'X-Token' });
    const ask = (header: string) => sandbox.call('GET', '/wps/wallets/gcs', { headers: { [header]: token } });
    expect([(await ask('x-token')).status, (await ask('authorization')).status]).toEqual([200, 401]);
  });
});
