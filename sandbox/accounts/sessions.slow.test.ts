import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAs } from '../testing/encryptLogin.ts';
import { type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  token = await loginAs(sandbox, 'demomember');
});
afterAll(() => sandbox.close());

describe('a session', () => {
  it('belongs to one merchant', async () => {
    const elsewhere = await sandbox.call('GET', '/wps/member/info', { headers: { authorization: token, merchant: 'harbour' } });
    expect(elsewhere.body.errorCode).toBe('session.expired');
  });

  it('is taken as a bearer token too', async () => {
    const answer = await sandbox.call('GET', '/wps/wallets/gcs', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.body.value).toEqual({ sumBalance: 1286.4 });
  });

  it('is read without a write: an account that is looked at again and again stays as it is', async () => {
    const stored = () => sandbox.db.query(`select xmin::text from accounts where username = 'demomember'`);
    const look = async () => (await sandbox.call('GET', '/wps/member/info', { headers: { authorization: token } })).body.value;
    const first = await look();
    const before = await stored();
    expect(first).toMatchObject({ affiliateCode: expect.any(String) });
    expect([await look(), await stored()]).toEqual([first, before]);
  });

  it('slides with use, ends 12 hours after the last, and is never found again', async () => {
    const hours = (count: number) => count * 60 * 60 * 1000;
    const own = { headers: { authorization: await loginAs(sandbox, 'demomember') } };
    sandbox.wait(hours(11));
    expect((await sandbox.call('GET', '/wps/member/info', own)).status).toBe(200);
    sandbox.wait(hours(11));
    expect((await sandbox.call('GET', '/wps/member/info', own)).status).toBe(200);
    sandbox.wait(hours(12));
    expect((await sandbox.call('GET', '/wps/member/info', own)).body.errorCode).toBe('session.expired');
  });

  it('ends at a logout that names its token in the body only', async () => {
    const token = await loginAs(sandbox, 'demomember');
    expect((await sandbox.call('DELETE', '/wps/session/logout', { json: { token } })).status).toBe(200);
    expect((await sandbox.call('GET', '/wps/member/info', { headers: { authorization: token } })).status).toBe(401);
  });

  it('ends at logout, which may come twice', async () => {
    const own = { headers: { authorization: await loginAs(sandbox, 'demotrial') } };
    expect((await sandbox.call('DELETE', '/wps/session/logout', own)).body).toEqual({ success: true });
    expect((await sandbox.call('DELETE', '/wps/session/logout', own)).status).toBe(200);
    expect((await sandbox.call('GET', '/wps/member/info', own)).body.errorCode).toBe('session.expired');
  });

  it('is kept as a hash only', async () => {
    const stored = JSON.stringify(await sandbox.db.query('select * from account_sessions'));
    expect(stored).not.toContain(token);
  });
});
