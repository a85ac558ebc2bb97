import type { Logger } from 'pino';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import type { CommonData } from '#schemas/edges/webhooks/webhookEvents.ts';
import type { FindAddresses } from '../http/outgoing/publicAddress.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  nextDeliveryAt,
  notifyNodes,
  noteOutcome,
  pruneDeliveries,
} from '../store/repositories/webhookDeliveries.ts';
import { holdWebhook, markFailing, markWorking, pauseWebhook } from '../store/repositories/webhookEndpoints.ts';
import { type WebhookAnswer, postWebhook } from './postWebhook.ts';
import { webhookHeaders, webhookOwner } from './signWebhook.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long to wait after each try that failed: together 28 hours, so that a receiver may be away for a day. */
const PAUSES_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS] as const;
/** How long a node has what it took: longer than a try may last. */
const CLAIM_MS = MINUTE_MS;
const GONE = 410;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: SecretBox;
  /** Where operators reach the tool, without a closing slash. */
  readonly toolUrl: string | undefined;
  readonly isPrivateAllowed: boolean;
  /** For how many days it is kept what was sent. */
  readonly keepDays: number;
  readonly find?: FindAddresses;
  /** How long a receiver may take. */
  readonly answerMs?: number;
}

export interface WebhookDelivery {
  /**
   * Begins to send every event that is due, to each endpoint one after the other and to all of them at once: none waits for another's answer.
   * Several nodes may do so: each event is taken by one of them. Resolves when they are under way.
   */
  startDue(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Begins no more, and resolves when nothing is under way. */
  stop(): Promise<void>;
  /** When the next event is due for an endpoint that has nothing under way. */
  nextAt(): Promise<Date | undefined>;
  /** Removes what was sent too long ago. */
  prune(): Promise<void>;
}

/** Sends one event to its endpoint, and keeps what came of it. */
function createDeliverer({ db, clock, log, secrets, toolUrl, isPrivateAllowed, find, answerMs }: Deps) {
  function bodyOf({ type, createdAt, merchantCode: merchant, by, data }: ClaimedDelivery): string {
    const page = merchant === null ? '-/webhooks' : `${merchant}/history`;
    const tool = toolUrl === undefined ? null : `${toolUrl}${TOOL_PATH}#/${page}`;
    const common: CommonData = { merchant, by, tool };
    return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...common, ...data } });
  }

  function secretsOf({ endpointId, sealedSecret, oldSealedSecret, oldUntil }: ClaimedDelivery, at: Date): string[] {
    const sealed = [sealedSecret, oldUntil !== null && oldUntil > at ? oldSealedSecret : null];
    return sealed.flatMap((each) => (each === null ? [] : [secrets.open(each, webhookOwner(endpointId))]));
  }

  async function stop(endpointId: number): Promise<void> {
    await db.transaction(async (queries) => {
      const endpoint = await holdWebhook(queries, endpointId);
      if (endpoint === undefined || endpoint.pausedAt !== null) return;
      await pauseWebhook(queries, endpointId, 'gone', clock());
      await addAuditEntry(queries, {
        by: null,
        merchantCode: null,
        action: 'webhook.gone',
        detail: { name: endpoint.name },
        at: clock(),
      });
    });
  }

  async function settle(delivery: ClaimedDelivery, { status, answer, fault }: WebhookAnswer): Promise<void> {
    const { endpointId, attempts, messageId } = delivery;
    const at = clock();
    const isDelivered = status !== null && status >= 200 && status < 300;
    const pause = isDelivered || status === GONE ? undefined : PAUSES_MS[attempts - 1];
    const nextAt = pause === undefined ? null : new Date(at.getTime() + pause);
    await noteOutcome(db, delivery, { isDelivered, at, nextAt, status, fault, answer });
    if (isDelivered) return void (await markWorking(db, endpointId));
    log.warn({ endpointId, messageId, attempts, status, fault, nextAt }, 'a webhook did not take an event');
    if (status === GONE) await stop(endpointId);
    else if (nextAt === null) await markFailing(db, endpointId, at);
    else await notifyNodes(db);
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    try {
      const body = bodyOf(delivery);
      const at = clock();
      const headers = webhookHeaders({ id: delivery.messageId, at, body, secrets: secretsOf(delivery, at) });
      await settle(delivery, await postWebhook({ url: delivery.url, headers, body }, { isPrivateAllowed, find, answerMs }));
    } catch (error) {
      // It is due again when the claim is over.
      log.error({ err: error, endpointId: delivery.endpointId, messageId: delivery.messageId }, 'an event could not be sent');
    }
  }

  return deliver;
}

/** Sends events to the endpoints that have chosen them, until each has arrived or has been tried for a day. */
export function createWebhookDelivery(deps: Deps): WebhookDelivery {
  const { db, clock, log, keepDays } = deps;
  const deliver = createDeliverer(deps);
  /** The running deliveries by endpoint, including the search for the next one. */
  const underWay = new Map<number, Promise<void>>();
  let claiming: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function claimDue(): Promise<void> {
    if (isStopped) return;
    const now = clock();
    const until = new Date(now.getTime() + CLAIM_MS);
    for (const delivery of await claimDeliveries(db, { now, until, busy: [...underWay.keys()] }))
      underWay.set(
        delivery.endpointId,
        deliver(delivery).then(() => goOn(delivery.endpointId)),
      );
  }

  /** One at a time, so that an endpoint gets one event at a time. */
  const startDue = (): Promise<void> => (claiming = claiming.catch(() => undefined).then(claimDue));

  async function goOn(endpointId: number): Promise<void> {
    underWay.delete(endpointId);
    await startDue().catch((error: unknown) => log.warn({ err: error }, 'the next event for a webhook could not be looked for'));
  }

  async function idle(): Promise<void> {
    do {
      await claiming.catch(() => undefined); // its caller gets the error
      await Promise.all(underWay.values());
    } while (underWay.size > 0);
  }

  return {
    startDue,
    idle,
    async stop() {
      isStopped = true;
      await idle();
    },
    nextAt: () => nextDeliveryAt(db, [...underWay.keys()]),
    async prune() {
      await pruneDeliveries(db, new Date(clock().getTime() - keepDays * DAY_MS));
    },
  };
}
