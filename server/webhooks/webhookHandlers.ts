import type { webhookRoutes } from '#schemas/edges/api/webhookRoutes.ts';
import {
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  type WebhookBody,
  type WebhookSecret,
  type WebhookView,
} from '#schemas/edges/api/webhooks.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { type FindAddresses, lookUp } from '../http/outgoing/publicAddress.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import { lastDeliveries, listDeliveries } from '../store/repositories/webhookDeliveries.ts';
import {
  type StoredWebhook,
  addWebhook,
  changeWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  setWebhookSecret,
} from '../store/repositories/webhookEndpoints.ts';
import type { DeliveryRoutes } from './deliveryHandlers.ts';
import { heldWebhook } from './heldWebhook.ts';
import { resolveTarget } from './resolveTarget.ts';
import { createWebhookSecret, webhookOwner } from './signWebhook.ts';
import { webhookNotes } from './webhookNotes.ts';
import { webhookView } from './webhookView.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly webhookPrivate: boolean;
  readonly releases: { readonly known: (merchantCode: string) => unknown };
  readonly find?: FindAddresses;
}

async function viewOf(queries: Queries, id: number): Promise<WebhookView> {
  const [last] = await listDeliveries(queries, id);
  return webhookView(await heldWebhook(queries, id), last);
}

/** What the log says of an endpoint. Path and query of its address may be secret. */
const detailOf = ({ name, url, events, merchantCode }: Pick<StoredWebhook, keyof WebhookBody>) => ({
  name,
  origin: new URL(url).origin,
  events,
  merchant: merchantCode,
});

/** Routes of webhooks: their endpoints and secrets. */
export function webhookHandlers({
  db,
  clock,
  secrets,
  webhookPrivate: isPrivateAllowed,
  releases,
  find = lookUp,
}: Deps): Handlers<Exclude<keyof typeof webhookRoutes, DeliveryRoutes>> {
  /** Throws HttpProblem for an address that nothing is sent to, or a merchant that there is not. */
  async function check({ url, merchantCode }: WebhookBody): Promise<void> {
    const target = await resolveTarget(url, { find, isPrivateAllowed });
    if ('fault' in target) throw new HttpProblem(`webhook.${target.fault}`);
    if (merchantCode !== null && releases.known(merchantCode) === undefined) throw new HttpProblem('merchant.unknown');
  }

  async function giveSecret(queries: Queries, id: number, at: Date): Promise<WebhookSecret> {
    const secret = createWebhookSecret();
    const oldUntil = new Date(at.getTime() + OLD_SECRET_HOURS * HOUR_MS);
    await setWebhookSecret(queries, id, secrets.seal(secret, webhookOwner(id)), oldUntil);
    return { webhook: await viewOf(queries, id), secret };
  }

  const note = webhookNotes(clock);

  return {
    async webhooks() {
      const last = new Map((await lastDeliveries(db)).map((delivery) => [delivery.endpointId, delivery]));
      return (await listWebhooks(db)).map((webhook) => webhookView(webhook, last.get(webhook.id)));
    },

    async addWebhook({ body, operator: by }) {
      await check(body);
      return db.transaction(async (queries) => {
        if ((await listWebhooks(queries)).length >= MAX_WEBHOOKS) throw new HttpProblem('webhook.tooMany');
        const at = clock();
        const id = await addWebhook(queries, body, at);
        await note(queries, { by, action: 'webhook.added', detail: detailOf(body) });
        return giveSecret(queries, id, at);
      });
    },

    async changeWebhook({ params: { webhook: id }, body, operator: by }) {
      await check(body);
      return db.transaction(async (queries) => {
        const before = await heldWebhook(queries, id);
        await changeWebhook(queries, id, body);
        const detail = { before: detailOf(before), after: detailOf(body) };
        await note(queries, { by, action: 'webhook.changed', detail });
        return viewOf(queries, id);
      });
    },

    pauseWebhook: ({ params: { webhook: id }, body: { isPaused }, operator: by }) =>
      db.transaction(async (queries) => {
        const { name, pausedAt, pausedWhy } = await heldWebhook(queries, id);
        if (pausedWhy === 'secretLost' && !isPaused) throw new HttpProblem('webhook.secretLost');
        if (isPaused === (pausedAt !== null)) return viewOf(queries, id);
        if (isPaused) await pauseWebhook(queries, id, 'paused', clock());
        else await resumeWebhook(queries, id);
        const action = isPaused ? 'webhook.paused' : 'webhook.resumed';
        await note(queries, { by, action, detail: { name } });
        return viewOf(queries, id);
      }),

    removeWebhook: ({ params: { webhook: id }, operator: by }) =>
      db.transaction(async (queries) => {
        const { name } = await heldWebhook(queries, id);
        await removeWebhook(queries, id);
        await note(queries, { by, action: 'webhook.removed', detail: { name } });
      }),

    renewWebhookSecret: ({ params: { webhook: id }, operator: by }) =>
      db.transaction(async (queries) => {
        const { name } = await heldWebhook(queries, id);
        await note(queries, { by, action: 'webhook.secretRenewed', detail: { name } });
        return giveSecret(queries, id, clock());
      }),
  };
}
