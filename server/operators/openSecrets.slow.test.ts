import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TotpOffer } from '#schemas/edges/api/factors.schema.ts';
import { setRecoveryCodes } from '../store/repositories/secondFactors.ts';
import { TEST_KEY, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { openSecrets } from './openSecrets.ts';

const OTHER_KEY = Buffer.alloc(32, 8);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer([testBrand('aurora')]);
});
afterEach(() => server.close());

const openWith = (secretsKey: Buffer) => openSecrets({ dataDir: '', secretsKey }, server.db);

async function setUpTotp(): Promise<void> {
  const editor = await server.signIn('editor');
  const { secret } = (await editor.api('POST', '/account/totp')).json as TotpOffer;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now().getTime() });
  expect((await editor.api('POST', '/account/totp/confirmation', { code })).status).toBe(201);
}

describe('a start with another key', () => {
  it('goes on as long as nothing was encrypted, also where codes were offered and never confirmed', async () => {
    await openWith(TEST_KEY);
    const editor = await server.signIn('editor');
    await editor.api('POST', '/account/totp');
    await openWith(OTHER_KEY);
    expect((await openWith(OTHER_KEY)).open((await openWith(OTHER_KEY)).seal('text', 1), 1)).toBe('text');
  });

  it.each([
    ['one-time codes', setUpTotp],
    [
      'a webhook',
      async () => {
        const admin = await server.signIn('admin');
        const webhook = { name: 'Chat', url: 'https://93.184.216.34/', merchantCode: null, events: ['problem'] };
        expect((await admin.api('POST', '/webhooks', webhook)).status).toBe(201);
      },
    ],
    ['recovery codes alone', () => server.signIn('editor').then(() => setRecoveryCodes(server.db, 1, ['hash']))],
  ])('is refused once an operator has %s, in one sentence that says what to do', async (_title, setUp) => {
    await openWith(TEST_KEY);
    await setUp();
    await expect(openWith(OTHER_KEY)).rejects.toThrow(
      /^SECRETS_KEY is another key .*put that key back, or, if it is lost, .*npm run forget-secrets\.$/,
    );
    await openWith(TEST_KEY);
  });

  it('is refused by the secrets themselves where no start has left a mark yet', async () => {
    await setUpTotp();
    await expect(openWith(OTHER_KEY)).rejects.toThrow('SECRETS_KEY is another key');
    await openWith(TEST_KEY);
  });
});
