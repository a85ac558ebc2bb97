import type { Logger } from 'pino';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { startDueClock } from '../store/clock/startDueClock.ts';
import { WEBHOOK_CHANNEL } from '../store/repositories/webhookDeliveries.ts';
import type { WebhookDelivery } from './createWebhookDelivery.ts';

const PRUNE_MS = 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly webhooks: WebhookDelivery;
}

/** Sends events when they are due, and removes old ones every hour. Waits for no receiver. Returns a function that stops it. */
export async function startWebhookClock({ db, clock, log, webhooks }: Deps): Promise<() => Promise<void>> {
  const { stop } = await startDueClock({
    db,
    clock,
    log,
    channel: WEBHOOK_CHANNEL,
    work: () => webhooks.startDue(),
    nextAt: () => webhooks.nextAt(),
    failure: 'events for webhooks could not be looked for',
  });
  const prune = () =>
    void webhooks.prune().catch((error: unknown) => log.warn({ err: error }, 'old deliveries of webhooks could not be removed'));
  const pruneTimer = setInterval(prune, PRUNE_MS).unref();
  prune();
  return async () => {
    clearInterval(pruneTimer);
    await stop();
    await webhooks.stop();
  };
}
