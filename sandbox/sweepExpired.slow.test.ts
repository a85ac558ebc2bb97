import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultRetention } from '#server/platform/retention.ts';
import { codeFor } from './testing/askForCode.ts';
import { loginAs } from './testing/encryptLogin.ts';
import { solveCaptcha } from './testing/solveCaptcha.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { storeStart } from './social/socialQueries.ts';
import { sweepExpired } from './sweepExpired.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const tables = [
  'account_sessions',
  'captchas',
  'login_nonces',
  'counters',
  'inbox',
  'verification_codes',
  'password_links',
  'social_starts',
];
const counts = () =>
  Promise.all(
    tables.map(
      async (table) => (await sandbox.db.query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count ?? 0,
    ),
  );

it('removes what has expired and nothing before', async () => {
  await loginAs(sandbox, 'demomember');
  await solveCaptcha(sandbox);
  const start = { merchantCode: MERCHANT, provider: 'google', verifier: 'v', nonce: 'n', returnPath: '/m/home' } as const;
  await storeStart(sandbox.db, 'a state', start, new Date(sandbox.now().getTime() + 1));
  sandbox.setRelease(release({ switches: { MOBILECODELOGIN3: '1' } }));
  await codeFor(sandbox);
  await sandbox.call('POST', '/wps/member/password/email', { json: { username: 'demomember', email: 'mia@players.example' } });
  await sandbox.settle();
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await sweepExpired(sandbox.db, sandbox.now(), defaultRetention);
  expect(await counts()).toEqual(before);
  sandbox.wait(13 * 60 * 60 * 1000);
  await sweepExpired(sandbox.db, sandbox.now(), defaultRetention);
  expect(await counts()).toEqual(tables.map(() => 0));
});
