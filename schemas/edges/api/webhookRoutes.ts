import type { ApiRoutes } from './apiRoute.ts';
import {
  deliverySchema,
  webhookBodySchema,
  webhookSchema,
  webhookSecretSchema,
  webhookStateBodySchema,
} from './webhooks.schema.ts';

const access = { role: 'admin', at: 'all' } as const;
const addressRefusals = ['merchant.unknown', 'webhook.insecure', 'webhook.private', 'webhook.unresolved'] as const;

/** Webhooks: their endpoints, secrets and deliveries. */
export const webhookRoutes = {
  webhooks: {
    method: 'GET',
    path: '/webhooks',
    summary: 'The endpoints that are told of events, oldest first.',
    access,
    status: 200,
    answer: { type: 'array', items: webhookSchema },
  },
  addWebhook: {
    method: 'POST',
    path: '/webhooks',
    summary: 'Add an endpoint. The answer holds its secret; it is not shown again.',
    access,
    body: webhookBodySchema,
    status: 201,
    answer: webhookSecretSchema,
    refusals: [...addressRefusals, 'webhook.tooMany'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/webhooks/:webhook',
    summary: 'Change the name, address, merchant or events of an endpoint.',
    access,
    body: webhookBodySchema,
    status: 200,
    answer: webhookSchema,
    refusals: addressRefusals,
  },
  pauseWebhook: {
    method: 'PUT',
    path: '/webhooks/:webhook/state',
    summary: 'Send an endpoint nothing any more, or again. What happens while it is paused is not sent later.',
    access,
    body: webhookStateBodySchema,
    status: 200,
    answer: webhookSchema,
    refusals: ['webhook.secretLost'],
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/webhooks/:webhook',
    summary: 'Remove an endpoint, with what was sent to it.',
    access,
    status: 204,
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/webhooks/:webhook/secret',
    summary: 'Give an endpoint a new secret. For a day the one before signs as well.',
    access,
    status: 201,
    answer: webhookSecretSchema,
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/:webhook/test',
    summary: 'Send a test event.',
    access,
    status: 201,
    answer: deliverySchema,
    refusals: ['webhook.paused'],
  },
  webhookDeliveries: {
    method: 'GET',
    path: '/webhooks/:webhook/deliveries',
    summary: 'The last events that were sent to an endpoint, newest first.',
    access,
    status: 200,
    answer: { type: 'array', items: deliverySchema },
  },
  sendAgain: {
    method: 'POST',
    path: '/webhooks/:webhook/deliveries/:delivery',
    summary: 'Send an event again, with the same `webhook-id`.',
    access,
    status: 201,
    answer: deliverySchema,
    refusals: ['webhook.paused'],
  },
} as const satisfies ApiRoutes;
