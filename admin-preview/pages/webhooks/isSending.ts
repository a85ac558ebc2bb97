import type { WebhookView } from '#schemas/edges/api/webhooks.schema.ts';

/** Whether events are sent to a webhook; to one that is failing they are, too. */
export const isSending = ({ state }: WebhookView): boolean => state === 'active' || state === 'failing';
