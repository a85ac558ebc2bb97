import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs } from '../testing/encryptLogin.ts';
import { type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it.each([
  ['demomember', undefined],
  ['demotrial', 'free_reject'],
])('%s moves funds between wallets, or is refused: %s', async (username, refusal) => {
  const headers = { authorization: await loginAs(sandbox, username) };
  const { body } = await sandbox.call('POST', '/wps/relay/GCS_walletTransfer', { json: { vendor: 'BTI' }, headers });
  expect(body.errorCode).toBe(refusal);
});
