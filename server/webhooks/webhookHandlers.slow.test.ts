import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import { type DeliveryView, MAX_WEBHOOKS, type WebhookSecret, type WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { removeSecrets } from '../store/repositories/secretsMarker.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

let server: TestServer;
let admin: SignedIn;
beforeEach(async () => {
  server = await startTestServer([testBrand('aurora')], undefined, { config: { webhookPrivate: true } });
  admin = await server.signIn('admin');
});
afterEach(() => server.close());

const body = {
  name: 'Chat of the team',
  url: 'http://127.0.0.1:9/hook?token=secret',
  merchantCode: null,
  events: ['release.published'],
} as const;

const add = async (changes: object = {}) => {
  const answer = await admin.api('POST', '/webhooks', { ...body, ...changes });
  expect(answer.status).toBe(201);
  return answer.json as WebhookSecret;
};
const list = async () => (await admin.api('GET', '/webhooks')).json as WebhookView[];

/** What the log says of webhooks, oldest first. */
async function logged() {
  const { lines } = (await admin.api('GET', '/audit')).json as AuditPage;
  return lines
    .filter(({ action }) => action.startsWith('webhook.'))
    .map(({ who, action, detail }) => ({ who, action, detail }))
    .toReversed();
}

describe('an endpoint', () => {
  it('is added with a secret that is shown once, and listed without it', async () => {
    const { webhook, secret } = await add();
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(webhook).toMatchObject({ ...body, state: 'active', since: null, last: null });
    const answer = await admin.api('GET', '/webhooks');
    expect(answer.json).toEqual([webhook]);
    expect(answer.text).not.toContain('whsec_');
    const stored = JSON.stringify(await server.db.query('select * from webhook_endpoints'));
    expect(stored).not.toContain(secret.replace('whsec_', ''));
  });

  it('is changed, paused, resumed, given another secret and removed; the log has each step, without paths of addresses', async () => {
    const { webhook, secret } = await add();
    const at = `/webhooks/${webhook.id}`;
    const changed = await admin.api('PUT', at, { ...body, name: 'Data team', merchantCode: 'aurora', events: ['problem'] });
    expect(changed.json).toMatchObject({ name: 'Data team', merchantCode: 'aurora', events: ['problem'] });
    expect((await admin.api('PUT', `${at}/state`, { isPaused: true })).json).toMatchObject({ state: 'paused' });
    expect(await list()).toMatchObject([{ state: 'paused', since: server.now().toISOString() }]);
    expect((await admin.api('POST', `${at}/test`)).json).toMatchObject({ code: 'webhook.paused' });
    expect((await admin.api('PUT', `${at}/state`, { isPaused: false })).json).toMatchObject({ state: 'active' });
    const renewed = (await admin.api('POST', `${at}/secret`)).json as WebhookSecret;
    expect(renewed.secret).not.toBe(secret);
    expect((await admin.api('DELETE', at)).status).toBe(204);
    expect(await list()).toEqual([]);
    const entries = await logged();
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.added',
      'webhook.changed',
      'webhook.paused',
      'webhook.resumed',
      'webhook.secretRenewed',
      'webhook.removed',
    ]);
    expect(entries.every(({ who }) => who === 'admin')).toBe(true);
    expect(entries[0]?.detail).toMatchObject({ name: 'Chat of the team', origin: 'http://127.0.0.1:9' });
    expect(JSON.stringify(entries)).not.toContain('token=secret');
  });

  it.each([
    ['no event', { events: [] }, 'body.invalid'],
    ['an unknown event', { events: ['release.burnt'] }, 'body.invalid'],
    ['the test event', { events: ['webhook.test'] }, 'body.invalid'],
    ['no name', { name: '  ' }, 'body.invalid'],
    ['an unknown merchant', { merchantCode: 'nosuch' }, 'merchant.unknown'],
    ['http to another machine', { url: 'http://93.184.216.34/' }, 'webhook.insecure'],
    ['something that is not an address', { url: 'not an address' }, 'webhook.insecure'],
  ])('with %s is refused', async (_title, changes, code) => {
    expect((await admin.api('POST', '/webhooks', { ...body, ...changes })).json).toMatchObject({ code });
    const { webhook } = await add();
    expect((await admin.api('PUT', `/webhooks/${webhook.id}`, { ...body, ...changes })).json).toMatchObject({ code });
    expect(await list()).toEqual([webhook]);
  });

  it('that does not exist is refused, as is a delivery that does not', async () => {
    expect((await admin.api('DELETE', '/webhooks/99')).json).toMatchObject({ code: 'webhook.unknown' });
    expect((await admin.api('GET', '/webhooks/99/deliveries')).json).toMatchObject({ code: 'webhook.unknown' });
    const { webhook } = await add();
    const again = await admin.api('POST', `/webhooks/${webhook.id}/deliveries/99`);
    expect(again.json).toMatchObject({ code: 'delivery.unknown' });
  });

  it('is refused where there are as many as there may be', async () => {
    await server.db.query(
      `insert into webhook_endpoints (name, url, events, created_at) select 'x', 'https://x.example', '{problem}', now() from generate_series(1, ${MAX_WEBHOOKS})`,
    );
    expect((await admin.api('POST', '/webhooks', body)).json).toMatchObject({ code: 'webhook.tooMany' });
  });

  it('is stopped when the key of its secret is lost, until it has a new one', async () => {
    const { webhook } = await add();
    await removeSecrets(server.db);
    expect(await list()).toMatchObject([{ state: 'secretLost' }]);
    const at = `/webhooks/${webhook.id}`;
    expect((await admin.api('PUT', `${at}/state`, { isPaused: false })).json).toMatchObject({ code: 'webhook.secretLost' });
    expect((await admin.api('POST', `${at}/secret`)).json).toMatchObject({ webhook: { state: 'active' } });
  });

  it('gets a test event, which waits to be sent and is listed', async () => {
    const { webhook } = await add();
    const sent = await admin.api('POST', `/webhooks/${webhook.id}/test`);
    expect(sent.json).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0, nextAt: server.now().toISOString() });
    const { json } = await admin.api('GET', `/webhooks/${webhook.id}/deliveries`);
    expect(json).toEqual([sent.json as DeliveryView]);
    expect((await list())[0]?.last).toEqual(sent.json);
  });
});

it.each(['https://127.0.0.1/', 'https://[fd00::1]/', 'https://169.254.169.254/'])(
  'without the setting, an endpoint in a private network is refused: %s',
  async (url) => {
    const closed = await startTestServer([]);
    const operator = await closed.signIn('admin');
    expect((await operator.api('POST', '/webhooks', { ...body, url })).json).toMatchObject({ code: 'webhook.private' });
    await closed.close();
  },
);
