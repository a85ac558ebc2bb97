import type { DeliveryView } from '#schemas/edges/api/webhooks.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import { addTestEvent, findDelivery, listDeliveries, repeatDelivery } from '../store/repositories/webhookDeliveries.ts';
import type { StoredWebhook } from '../store/repositories/webhookEndpoints.ts';
import { heldWebhook } from './heldWebhook.ts';
import { webhookNotes } from './webhookNotes.ts';
import { deliveryView } from './webhookView.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Throws HttpProblem 404 or, where it is paused, 409. */
async function heldActive(queries: Queries, id: number): Promise<StoredWebhook> {
  const found = await heldWebhook(queries, id);
  if (found.pausedAt !== null) throw new HttpProblem('webhook.paused');
  return found;
}

async function deliveryOf(queries: Queries, endpointId: number, id: number): Promise<DeliveryView> {
  const found = await findDelivery(queries, endpointId, id);
  if (found === undefined) throw new HttpProblem('delivery.unknown');
  return deliveryView(found);
}

export type DeliveryRoutes = 'testWebhook' | 'webhookDeliveries' | 'sendAgain';

/** What was sent to a webhook: the list, a try, and once more. */
export function deliveryHandlers({ db, clock }: Deps): Handlers<DeliveryRoutes> {
  const note = webhookNotes(clock);

  return {
    testWebhook: ({ params: { webhook: id }, operator: by }) =>
      db.transaction(async (queries) => {
        const { name } = await heldActive(queries, id);
        const delivery = await addTestEvent(queries, id, by.id, clock());
        await note(queries, { by, action: 'webhook.tested', detail: { name } });
        return deliveryOf(queries, id, delivery);
      }),

    webhookDeliveries: async ({ params: { webhook: id } }) => {
      const deliveries = await listDeliveries(db, id);
      if (deliveries.length === 0) await heldWebhook(db, id);
      return deliveries.map(deliveryView);
    },

    sendAgain: ({ params: { webhook: id, delivery }, operator: by }) =>
      db.transaction(async (queries) => {
        const { name } = await heldActive(queries, id);
        const { type } = await deliveryOf(queries, id, delivery);
        await repeatDelivery(queries, delivery, clock());
        await note(queries, { by, action: 'webhook.sentAgain', detail: { name, type } });
        return deliveryOf(queries, id, delivery);
      }),
  };
}
