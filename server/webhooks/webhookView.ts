import type { DeliveryView, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import { webhookEventNames } from '#schemas/edges/webhooks/webhookEvents.ts';
import type { StoredDelivery } from '../store/repositories/webhookDeliveries.ts';
import type { StoredWebhook } from '../store/repositories/webhookEndpoints.ts';

export const deliveryView = ({
  endpointId: _,
  createdAt,
  nextAt,
  lastAt,
  deliveredAt,
  ...delivery
}: StoredDelivery): DeliveryView => ({
  ...delivery,
  createdAt: createdAt.toISOString(),
  state: deliveredAt !== null ? 'delivered' : nextAt !== null ? 'waiting' : 'failed',
  nextAt: nextAt?.toISOString() ?? null,
  lastAt: lastAt?.toISOString() ?? null,
});

/** @param last What was sent to it last. */
export const webhookView = (stored: StoredWebhook, last: StoredDelivery | undefined): WebhookView => {
  const { createdAt, pausedAt, pausedWhy, failingSince, events, ...webhook } = stored;
  return {
    ...webhook,
    events: webhookEventNames.filter((name) => events.includes(name)),
    state: pausedWhy ?? (failingSince === null ? 'active' : 'failing'),
    createdAt: createdAt.toISOString(),
    since: (pausedAt ?? failingSince)?.toISOString() ?? null,
    last: last === undefined ? null : deliveryView(last),
  };
};
