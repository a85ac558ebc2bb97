import type { Logger } from 'pino';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/Database.ts';
import { WEBHOOK_CHANNEL } from '../store/webhookDeliveries.ts';
import type { WebhookDelivery } from './createWebhookDelivery.ts';

/** Events are looked for this often even without a notification, because notifications can be missed. */
const LOOK_AGAIN_MS = 60_000;
/** Wait after an error, and the shortest wait: an event that stays due must not keep the node busy. */
const PAUSE_MS = 1_000;
const PRUNE_MS = 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly webhooks: WebhookDelivery;
}

/** Sends events when they are due: also those that fell due while no node ran. Returns a function that stops it. */
export async function startWebhookClock({ db, clock, log, webhooks }: Deps): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNotified = false;
  let isStopped = false;

  function runIn(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, ms).unref();
  }

  async function work(): Promise<number> {
    try {
      await webhooks.deliverDue();
      const next = await webhooks.nextAt();
      const waitMs = next === undefined ? LOOK_AGAIN_MS : next.getTime() - clock().getTime();
      return Math.min(LOOK_AGAIN_MS, Math.max(PAUSE_MS, waitMs));
    } catch (error) {
      log.warn({ err: error }, 'events for webhooks could not be looked for');
      return PAUSE_MS;
    }
  }

  function run(): void {
    isNotified = false;
    running ??= work().then((waitMs) => {
      running = undefined;
      // What was written while the last look was under way.
      runIn(isNotified ? 0 : waitMs);
    });
  }

  const prune = () =>
    void webhooks.prune().catch((error: unknown) => log.warn({ err: error }, 'old deliveries of webhooks could not be removed'));

  const stopListening = await db.listen(WEBHOOK_CHANNEL, () => {
    isNotified = true;
    if (running === undefined) runIn(0);
  });
  const pruneTimer = setInterval(prune, PRUNE_MS).unref();
  prune();
  run();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(pruneTimer);
    await running;
    await stopListening();
  };
}
