import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { PlanView, ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import type { DeliveryView, WebhookSecret, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { createReader } from '#schemas/base/json/createReader.ts';
import * as isBody from '#schemas/generated/webhookBodies.js';
import { type WebhookEvent, webhookEventNames } from '#schemas/edges/webhooks/webhookEvents.ts';
import { createLog } from '../http/log/createLog.ts';
import { startAuditMaintenance } from '../audit/startAuditMaintenance.ts';
import type { Database } from '../store/database/Database.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { createSecretBox } from '../store/secrets/secretBox.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../store/testing/temporaryPostgres.ts';
import { type Receiver, startReceiver, verified } from '../testing/startReceiver.ts';
import { type SignedIn, TEST_KEY, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { createWebhookDelivery } from './createWebhookDelivery.ts';
import { startWebhookClock } from './startWebhookClock.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const log = createLog('silent');

let server: TestServer;
let admin: SignedIn;
let receiver: Receiver;
let openDb = openMemoryDatabase;

const validators: Readonly<Record<string, (typeof isBody)[keyof typeof isBody]>> = isBody;

/** A node that sends events. */
function node(changes: Partial<Parameters<typeof createWebhookDelivery>[0]> = {}) {
  const webhooks = createWebhookDelivery({
    db: server.db,
    clock: server.now,
    log,
    secrets: createSecretBox(TEST_KEY),
    toolUrl: 'https://tool.example',
    isPrivateAllowed: true,
    keepDays: 30,
    ...changes,
  });
  const deliverDue = async () => {
    await webhooks.startDue();
    await webhooks.idle();
  };
  return { ...webhooks, deliverDue };
}

async function addWebhook(changes: object = {}): Promise<WebhookSecret> {
  const body = { name: 'Receiver', url: receiver.url, merchantCode: null, events: webhookEventNames, ...changes };
  const added = await admin.api('POST', '/webhooks', body);
  expect(added.status).toBe(201);
  return added.json as WebhookSecret;
}

async function save(title: string, merchantCode = 'aurora'): Promise<Readonly<Record<string, string>>> {
  const { draft } = (await admin.api('GET', `/merchants/${merchantCode}`)).json as MerchantView;
  const saved = await admin.api('PUT', `/merchants/${merchantCode}/draft`, testBrand(merchantCode, { title }), {
    'if-match': `"${draft.revision}"`,
  });
  return { 'if-match': saved.headers.etag ?? '' };
}

async function publish(title: string, merchantCode = 'aurora'): Promise<void> {
  const basedOn = await save(title, merchantCode);
  const published = await admin.api('POST', `/merchants/${merchantCode}/releases`, { note: title }, basedOn);
  expect(published.status).toBe(201);
}

const deliveries = async (id: number) => (await admin.api('GET', `/webhooks/${id}/deliveries`)).json as DeliveryView[];
const webhooks = async () => (await admin.api('GET', '/webhooks')).json as WebhookView[];

/** What was sent, as the library of Standard Webhooks reads it, held to its declaration. */
function told(secret: string): { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] {
  vi.setSystemTime(server.now()); // the library compares the time stamp
  return receiver.received.map((each) => {
    const body = verified(secret, each) as { type: WebhookEvent; data: Readonly<Record<string, unknown>> }; // held to below
    const isValid = validators[body.type];
    expect(isValid && createReader(isValid)(body)).toMatchObject({ ok: true });
    return body;
  });
}

const bin = findPostgres();
const drivers = [
  { name: 'PGlite', isHere: true, start: async (): Promise<TemporaryPostgres | undefined> => undefined },
  { name: 'PostgreSQL', isHere: bin !== undefined, start: async () => startTemporaryPostgres(bin ?? '') },
];

for (const { name, isHere, start } of drivers) {
  describe.runIf(isHere)(`webhooks on ${name}`, () => {
    let postgres: TemporaryPostgres | undefined;
    let count = 0;

    beforeAll(async () => {
      postgres = await start();
    });
    afterAll(() => postgres?.remove());

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const databaseUrl = await postgres?.createDatabase(`webhooks_${(count += 1)}`);
      openDb = databaseUrl === undefined ? openMemoryDatabase : () => openDatabase({ databaseUrl, dataDir: '' });
      server = await startTestServer([testBrand('aurora'), testBrand('lotus')], openDb, { config: { webhookPrivate: true } });
      admin = await server.signIn('admin');
      receiver = await startReceiver();
    });
    afterEach(async () => {
      vi.useRealTimers();
      await receiver.close();
      await server.close();
    });

    it('tell of a release, signed, once, to who has chosen it', async () => {
      const { webhook, secret } = await addWebhook();
      await addWebhook({ name: 'Other merchant', merchantCode: 'lotus' });
      await addWebhook({ name: 'Other event', events: ['plan.failed'] });
      await publish('Summer');
      await Promise.all([node().deliverDue(), node().deliverDue()]);
      expect(told(secret)).toEqual([
        {
          type: 'release.published',
          timestamp: server.now().toISOString(),
          data: expect.objectContaining({
            merchant: 'aurora',
            by: 'admin',
            tool: 'https://tool.example/preview/#/aurora/history',
            revision: 2,
            note: 'Summer',
          }) as unknown,
        },
      ]);
      const [delivery] = await deliveries(webhook.id);
      expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, nextAt: null });
      expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery?.messageId);
    });

    it('tell of a release that was rolled back, of a plan that failed, and of one that waits for an approval', async () => {
      const { secret } = await addWebhook({ events: ['release.rolled_back', 'plan.failed', 'problem'] });
      await publish('Summer');
      const releases = (await admin.api('GET', '/merchants/aurora/releases')).json as ReleaseEntry[];
      const { releaseId } = releases.at(-1) ?? { releaseId: 0 };
      await admin.api('POST', '/merchants/aurora/rollback', { releaseId, note: 'Too bright' });

      const plan = async (title: string) => {
        const dueAt = new Date(server.now().getTime() + HOUR_MS).toISOString();
        const planned = await admin.api('POST', '/merchants/aurora/plans', { dueAt }, await save(title));
        expect(planned.status).toBe(201);
        return (planned.json as PlanView).id;
      };
      const failed = await plan('Autumn');
      await publish('Winter');
      server.wait(2 * HOUR_MS);
      await server.releases.carryOutPlans();
      await admin.api('DELETE', `/merchants/aurora/plans/${failed}`);
      const held = await plan('Spring');
      await server.signIn('publisher'); // who could approve
      await admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: true });
      server.wait(2 * HOUR_MS);
      await server.releases.carryOutPlans();
      await node().deliverDue();

      expect(
        told(secret).map(({ type, data: { note, code, kind, plan: id, detail } }) => ({
          type,
          note,
          code,
          kind,
          plan: id,
          detail,
        })),
      ).toEqual(
        expect.arrayContaining([
          { type: 'release.rolled_back', note: 'Too bright' },
          { type: 'plan.failed', note: '', code: 'plan.conflict', plan: failed },
          { type: 'problem', kind: 'plan.held', detail: expect.objectContaining({ plan: held }) as unknown },
        ]),
      );
      expect(receiver.received).toHaveLength(3);
    });

    it('tell of a broken audit log once a day, whichever nodes notice it', async () => {
      const { secret } = await addWebhook();
      await server.db.query(`update audit_log set detail = '{"forged":true}' where action = 'webhook.added'`);
      const care = () => startAuditMaintenance({ db: server.db, clock: server.now, log, keepDays: undefined })();
      await care();
      await care();
      server.wait(DAY_MS);
      await care();
      await node().deliverDue();
      expect(told(secret).map(({ data: { kind, merchant, by } }) => ({ kind, merchant, by }))).toEqual([
        { kind: 'audit.broken', merchant: null, by: null },
        { kind: 'audit.broken', merchant: null, by: null },
      ]);
    });

    it('tell nothing of a release that was refused', async () => {
      await addWebhook();
      const basedOn = await save('');
      expect((await admin.api('POST', '/merchants/aurora/releases', {}, basedOn)).status).toBe(422);
      await node().deliverDue();
      expect(receiver.received).toEqual([]);
    });

    it('are tried again after growing pauses, with the same id, until a day has passed; then the endpoint is failing', async () => {
      const { webhook, secret } = await addWebhook();
      receiver.answer(500, `Sorry,\n\u0000 ${'x'.repeat(10_000)}`);
      await publish('Summer');
      const pauses: number[] = [];
      for (let next: Date | undefined = server.now(); next !== undefined; next = await node().nextAt()) {
        pauses.push((next.getTime() - server.now().getTime()) / SECOND_MS);
        server.wait(next.getTime() - server.now().getTime() - 1);
        await node().deliverDue();
        expect(receiver.received).toHaveLength(pauses.length - 1);
        server.wait(1);
        await node().deliverDue();
        expect(receiver.received).toHaveLength(pauses.length);
      }
      expect(pauses).toEqual([0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000]);
      admin = await server.signIn('admin');
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      const [delivery] = await deliveries(webhook.id);
      expect(delivery).toMatchObject({
        state: 'failed',
        attempts: 8,
        status: 500,
        answer: expect.stringMatching(/^Sorry, x+$/) as unknown,
      });
      expect(delivery?.answer?.length).toBeLessThanOrEqual(500);
      expect(await webhooks()).toMatchObject([{ state: 'failing', since: server.now().toISOString() }]);

      receiver.answer(200);
      receiver.received.length = 0;
      await admin.api('POST', `/webhooks/${webhook.id}/deliveries/${delivery?.id}`);
      await node().deliverDue();
      expect(told(secret)).toMatchObject([{ type: 'release.published' }]);
      expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery?.messageId);
      expect(await webhooks()).toMatchObject([{ state: 'active', last: { state: 'delivered', attempts: 1 } }]);
    });

    it('survive a node that is killed while it sends: another one sends the event, with the same id', async () => {
      const { webhook } = await addWebhook();
      receiver.answer(undefined);
      await publish('Summer');
      let isKilled = false;
      const query: Database['query'] = (sql, parameters) =>
        isKilled ? new Promise(() => undefined) : server.db.query(sql, parameters);
      void node({ db: { ...server.db, query } }).deliverDue();
      await expect.poll(() => receiver.received).toHaveLength(1);
      isKilled = true; // it never notes how it ended
      receiver.answer(200);
      server.wait(30 * SECOND_MS);
      await node().deliverDue();
      expect(receiver.received).toHaveLength(1);
      server.wait(30 * SECOND_MS);
      await node().deliverDue();
      expect(receiver.received).toHaveLength(2);
      expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
      expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    });

    it('that answer 410 get nothing any more, until an operator resumes them', async () => {
      const { webhook } = await addWebhook();
      receiver.answer(410);
      await publish('Summer');
      await node().deliverDue();
      expect(await webhooks()).toMatchObject([{ state: 'gone', last: { state: 'failed', status: 410 } }]);
      await publish('Autumn');
      server.wait(DAY_MS);
      admin = await server.signIn('admin');
      await node().deliverDue();
      expect(receiver.received).toHaveLength(1);
      expect((await admin.api('GET', '/audit?what=webhook.gone')).json).toMatchObject({ lines: [{ who: null }] });
      receiver.answer(200);
      await admin.api('PUT', `/webhooks/${webhook.id}/state`, { isPaused: false });
      await publish('Winter');
      await node().deliverDue();
      expect(receiver.received).toHaveLength(2);
    });

    it('wait while an endpoint is paused, and are sent when it is resumed', async () => {
      const { webhook } = await addWebhook();
      await publish('Summer');
      await admin.api('PUT', `/webhooks/${webhook.id}/state`, { isPaused: true });
      await publish('Autumn');
      await node().deliverDue();
      expect(receiver.received).toEqual([]);
      await admin.api('PUT', `/webhooks/${webhook.id}/state`, { isPaused: false });
      await node().deliverDue();
      expect(receiver.received).toHaveLength(1);
    });

    it('are signed by the secret before too, for a day after it was replaced', async () => {
      const { webhook, secret: old } = await addWebhook();
      const { secret } = (await admin.api('POST', `/webhooks/${webhook.id}/secret`)).json as WebhookSecret;
      await publish('Summer');
      await node().deliverDue();
      expect(told(secret)).toEqual(told(old));
      receiver.received.length = 0;
      server.wait(DAY_MS - SECOND_MS);
      admin = await server.signIn('admin');
      await publish('Autumn');
      await node().deliverDue();
      expect(told(old)).toHaveLength(1);
      receiver.received.length = 0;
      server.wait(SECOND_MS);
      await publish('Winter');
      await node().deliverDue();
      expect(told(secret)).toHaveLength(1);
      expect(() => told(old)).toThrow('No matching signature');
    });

    it.each([
      ['a redirect', async () => receiver.answer(302, '', { location: receiver.url }), { status: 302, fault: null }, {}],
      ['no answer in time', async () => receiver.answer(undefined), { status: null, fault: 'timeout' }, { answerMs: 200 }],
      ['a closed port', () => receiver.close(), { status: null, fault: 'unreachable' }, {}],
    ])('take %s for a failure, and try again later', async (_title, arrange, outcome, patience) => {
      const { webhook } = await addWebhook();
      await arrange();
      await publish('Summer');
      await node(patience).deliverDue();
      expect(receiver.received.length).toBeLessThanOrEqual(1);
      expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', attempts: 1, ...outcome }]);
      receiver = await startReceiver();
    });

    it('that never answer delay none of the others, not even what comes later', async () => {
      const hanging = await startReceiver();
      hanging.answer(undefined);
      for (let n = 0; n < 12; n += 1) await addWebhook({ name: `Hanging ${n}`, url: hanging.url });
      const { secret } = await addWebhook();
      const patient = node({ answerMs: 10 * MINUTE_MS });
      for (const title of ['Summer', 'Autumn']) {
        await publish(title);
        await patient.startDue();
      }
      await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 60_000);
      expect(told(secret).map(({ data }) => data['note'])).toEqual(['Summer', 'Autumn']);
      expect(hanging.received.length).toBeLessThanOrEqual(12); // each has one event under way
      await hanging.close();
      await patient.stop();
    });

    it('are not sent into a private network that the name leads to by now', async () => {
      const { webhook } = await addWebhook();
      await server.db.query(`update webhook_endpoints set url = 'https://rebound.example/'`);
      await publish('Summer');
      await node({ isPrivateAllowed: false, find: async () => ['93.184.216.34', '127.0.0.1'] }).deliverDue();
      expect(await deliveries(webhook.id)).toMatchObject([{ status: null, fault: 'private' }]);
    });

    it('are removed after the days that they are kept for', async () => {
      const { webhook } = await addWebhook();
      await publish('Summer');
      server.wait(29 * DAY_MS);
      await node().prune();
      admin = await server.signIn('admin');
      expect(await deliveries(webhook.id)).toHaveLength(1);
      server.wait(2 * DAY_MS);
      await node().prune();
      admin = await server.signIn('admin');
      expect(await deliveries(webhook.id)).toEqual([]);
    });

    it('leave by themselves as soon as something happens', async () => {
      const stop = await startWebhookClock({ db: server.db, clock: server.now, log, webhooks: node() });
      await addWebhook();
      await publish('Summer');
      await expect.poll(() => receiver.received).toHaveLength(1);
      await stop();
    });
  });
}
