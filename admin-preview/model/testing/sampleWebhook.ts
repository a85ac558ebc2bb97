import type { DeliveryView, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';

/** An event that has arrived, for tests and stories. */
export const sampleDelivery = (changes: Partial<DeliveryView> = {}): DeliveryView => ({
  id: 4,
  messageId: 'msg_1',
  type: 'release.published',
  merchantCode: 'aurora',
  createdAt: '2026-03-01T12:00:00Z',
  state: 'delivered',
  attempts: 1,
  nextAt: null,
  lastAt: '2026-03-01T12:00:00Z',
  status: 204,
  fault: null,
  answer: null,
  ...changes,
});

/** A webhook that works, for tests and stories. */
export const sampleWebhook = (changes: Partial<WebhookView> = {}): WebhookView => ({
  id: 1,
  name: 'Team chat',
  url: 'https://chat.example/hooks/livery',
  merchantCode: null,
  events: ['release.published', 'release.rolled_back'],
  state: 'active',
  createdAt: '2026-02-01T12:00:00Z',
  since: null,
  last: sampleDelivery(),
  ...changes,
});
