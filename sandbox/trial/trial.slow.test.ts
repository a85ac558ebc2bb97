import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tryLogin } from '../testing/encryptLogin.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';
import { defaultRetention } from '#server/platform/retention.ts';
import { sweepExpired } from '../sweepExpired.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.setRelease(release());
  sandbox.setLimits(defaultLimits);
});

const play = (json: object, path = 'freeplay') => sandbox.call('POST', `/wps/session/login/${path}`, { json });

async function trialName(): Promise<string> {
  const made = readAnswer('trialUser', (await sandbox.call('GET', '/wps/member/trialuser')).body.value);
  if (!made.ok) throw new Error('no trial');
  return made.value.username;
}

it.each(['freeplay', 'testplay'])('%s enters the trial that was made, with play money of its own', async (path) => {
  const username = await trialName();
  const { body } = await play({ moduleId: 'RNG', username }, path);
  expect(body.value).toMatchObject({ userName: username, customerType: 4, merchantCode: 'lantern' });
  const session = readAnswer('freeplay', body.value);
  const headers = { authorization: session.ok ? session.value.token : '' };
  expect((await sandbox.call('GET', '/wps/wallets/gcs', { headers })).body.value).toEqual({ sumBalance: 2000 });
  expect((await sandbox.call('GET', '/wps/member/info', { headers })).body.value).toMatchObject({ type: 4 });
});

it('makes a trial of its own where none is named', async () => {
  const names = await Promise.all([play({ moduleId: 'RNG' }), play({ moduleId: 'RNG' })]);
  const [one, other] = names.map(({ body }) => readAnswer('freeplay', body.value));
  expect(one).toMatchObject({ ok: true });
  expect(one).not.toEqual(other);
});

it.each(['demomember', 'demotrial', 'nobody'])('does not let anybody in as %s by the name alone', async (username) => {
  const answer = await play({ moduleId: 'RNG', username });
  expect([answer.status, answer.body.errorCode]).toEqual([404, 'trial.unknown']);
});

it('has no password that could be guessed', async () => {
  expect((await tryLogin(sandbox, { username: await trialName(), password: 'null' })).body.errorCode).toBe('login.wrong');
});

it.each([
  ['GET', '/wps/member/trialuser', undefined],
  ['POST', '/wps/session/login/freeplay', { moduleId: 'RNG' }],
  ['POST', '/wps/session/login/testplay', { moduleId: 'RNG' }],
])('%s %s is refused while trials are off', async (method, path, json) => {
  sandbox.setRelease(release({ switches: { TRIAL3: '0' } }));
  const answer = await sandbox.call(method, path, json === undefined ? {} : { json });
  expect([answer.status, answer.body.errorCode]).toEqual([403, 'trial.off']);
});

it('is limited per address', async () => {
  await sandbox.db.query('delete from counters');
  sandbox.setLimits({ trialsPerIp: { count: 1, windowMs: 60_000 } });
  await trialName();
  expect((await sandbox.call('GET', '/wps/member/trialuser')).body.errorCode).toBe('rate.limited');
});

it('lives for a week; the merchant’s own trial account stays', async () => {
  await sandbox.db.query('delete from counters');
  const username = await trialName();
  const names = async () =>
    (await sandbox.db.query<{ username: string }>('select username from accounts where customer_type = 4')).map(
      (row) => row.username,
    );
  expect(await names()).toContain(username);
  await sweepExpired(sandbox.db, new Date(sandbox.now().getTime() + 7 * 24 * 60 * 60 * 1000), defaultRetention);
  expect([...new Set(await names())]).toEqual(['demotrial']);
});
