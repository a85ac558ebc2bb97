import type { WebhookView } from '#schemas/edges/api/webhooks.schema.ts';

/** Whether events are sent to a webhook, which includes a failing one. */
export const isSending = ({ state }: WebhookView): boolean => state === 'active' || state === 'failing';
