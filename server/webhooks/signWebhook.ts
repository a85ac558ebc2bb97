import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as Standard Webhooks writes it. */
export const createWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Under which owner the secret of an endpoint is sealed. */
export const webhookOwner = (endpointId: number): string => `webhook ${endpointId}`;

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** While a secret is replaced there are two, and receivers accept either. */
  readonly secrets: readonly string[];
}

/** The headers of Standard Webhooks, which prove to a receiver the sender and the time of a body. */
export function webhookHeaders({ id, at, body, secrets }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
