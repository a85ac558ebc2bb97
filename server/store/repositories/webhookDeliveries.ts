import { createHash, randomUUID } from 'node:crypto';
import type { DeliveryFault } from '#schemas/edges/api/webhooks.schema.ts';
import type { SentEvent, WebhookData, WebhookEvent } from '#schemas/edges/webhooks/webhookEvents.ts';
import type { Queries } from '../database/Database.ts';

/** Notifies every node that there is something to send. */
export const WEBHOOK_CHANNEL = 'webhook';

const DELIVERIES_SHOWN = 50;

/** A try that failed is due again: the node looks when. */
export const notifyNodes = (queries: Queries) => queries.query('select pg_notify($1, $2)', [WEBHOOK_CHANNEL, '']);

/** The name of an event with the data that belong to it. */
type Told = { readonly [T in WebhookEvent]: { readonly type: T; readonly data: WebhookData[T] } }[WebhookEvent];

type NewEvent = Told & {
  readonly merchantCode: string | null;
  readonly operatorId: number | null;
  readonly at: Date;
  /** The same event that several nodes notice has the same key, and is sent once. */
  readonly key?: string;
};

/**
 * Writes an event for every endpoint that has chosen it. In a transaction it is written only if what it tells is, so none is lost and none is
 * untrue. Paused endpoints get nothing.
 */
export async function addWebhookEvent(queries: Queries, event: NewEvent): Promise<void> {
  const { type, merchantCode, operatorId, data, at, key } = event;
  const messageId = `msg_${key === undefined ? randomUUID() : createHash('sha256').update(key).digest('base64url')}`;
  const added = await queries.query<{ id: number }>(
    `insert into webhook_deliveries (endpoint_id, message_id, type, merchant_code, operator_id, data, created_at, next_at)
     select e.id, $1, $2, $3, $4, $5::jsonb, $6, $6 from webhook_endpoints e
     where e.paused_at is null and $2 = any(e.events) and (e.merchant_code is null or e.merchant_code = $3)
     on conflict (endpoint_id, message_id) do nothing returning id`,
    [messageId, type, merchantCode, operatorId, JSON.stringify(data), at],
  );
  if (added.length > 0) await notifyNodes(queries);
}

/** Writes a test event for one endpoint. */
export async function addTestEvent(queries: Queries, endpointId: number, operatorId: number, at: Date): Promise<number> {
  const [added] = await queries.query<{ id: number }>(
    `insert into webhook_deliveries (endpoint_id, message_id, type, merchant_code, operator_id, data, created_at, next_at)
     select id, $2, 'webhook.test', merchant_code, $3, '{}'::jsonb, $4, $4 from webhook_endpoints where id = $1 returning id`,
    [endpointId, `msg_${randomUUID()}`, operatorId, at],
  );
  if (added === undefined) throw new Error(`there is no endpoint ${endpointId}`);
  await notifyNodes(queries);
  return added.id;
}

export type StoredDelivery = {
  readonly id: number;
  readonly endpointId: number;
  readonly messageId: string;
  readonly type: SentEvent;
  readonly merchantCode: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly lastAt: Date | null;
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  readonly answer: string | null;
};

const COLUMNS = `d.id, d.endpoint_id as "endpointId", d.message_id as "messageId", d.type, d.merchant_code as "merchantCode", d.created_at as "createdAt",
  d.attempts, d.next_at as "nextAt", d.delivered_at as "deliveredAt", d.last_at as "lastAt", d.status, d.fault, d.answer`;

/** What was sent to an endpoint, newest first. */
export const listDeliveries = (queries: Queries, endpointId: number) =>
  queries.query<StoredDelivery>(
    `select ${COLUMNS} from webhook_deliveries d where d.endpoint_id = $1 order by d.id desc limit ${DELIVERIES_SHOWN}`,
    [endpointId],
  );

/** What was sent last to each endpoint. */
export const lastDeliveries = (queries: Queries) =>
  queries.query<StoredDelivery>(
    `select ${COLUMNS} from webhook_endpoints e
     join webhook_deliveries d on d.id = (select max(l.id) from webhook_deliveries l where l.endpoint_id = e.id)`,
  );

export async function findDelivery(queries: Queries, endpointId: number, id: number): Promise<StoredDelivery | undefined> {
  const [found] = await queries.query<StoredDelivery>(
    `select ${COLUMNS} from webhook_deliveries d where d.endpoint_id = $1 and d.id = $2`,
    [endpointId, id],
  );
  return found;
}

/** Sends an event again, with all its tries. */
export async function repeatDelivery(queries: Queries, id: number, at: Date): Promise<void> {
  await queries.query('update webhook_deliveries set attempts = 0, next_at = $2, delivered_at = null where id = $1', [id, at]);
  await notifyNodes(queries);
}

/** An event that one node has taken to send. */
export type ClaimedDelivery = {
  readonly id: number;
  readonly endpointId: number;
  readonly messageId: string;
  readonly type: SentEvent;
  readonly merchantCode: string | null;
  readonly by: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** With this one. */
  readonly attempts: number;
  readonly url: string;
  readonly sealedSecret: string | null;
  readonly oldSealedSecret: string | null;
  readonly oldUntil: Date | null;
};

/**
 * Claims due events, the longest waiting first: at most one per endpoint, and none of `busy` endpoints, so that a slow endpoint does not delay
 * others. No other node claims them before `until`, when they are due again, so a node that is killed while it sends loses none.
 */
export async function claimDeliveries(
  queries: Queries,
  { now, until, busy }: { readonly now: Date; readonly until: Date; readonly busy: readonly number[] },
): Promise<ClaimedDelivery[]> {
  return queries.query<ClaimedDelivery>(
    `with due as (
       select d.id from webhook_endpoints e join lateral (
         select id, next_at from webhook_deliveries where endpoint_id = e.id and next_at <= $1 order by next_at, id limit 1 for update skip locked
       ) d on true
       where e.paused_at is null and e.id <> all($3::bigint[])
     ), taken as (
       update webhook_deliveries d set attempts = d.attempts + 1, next_at = $2, last_at = $1 from due where d.id = due.id returning d.*
     )
     select t.id, t.endpoint_id as "endpointId", t.message_id as "messageId", t.type, t.merchant_code as "merchantCode", o.name as "by", t.data,
       t.created_at as "createdAt", t.attempts, e.url, e.sealed_secret as "sealedSecret", e.old_sealed_secret as "oldSealedSecret",
       e.old_until as "oldUntil"
     from taken t join webhook_endpoints e on e.id = t.endpoint_id left join operators o on o.id = t.operator_id order by t.id`,
    [now, until, busy],
  );
}

interface Outcome {
  readonly isDelivered: boolean;
  readonly at: Date;
  /** When it is tried again; never without it. */
  readonly nextAt: Date | null;
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  readonly answer: string | null;
}

/** Stores how a try ended, unless another one was asked for or has begun since. */
export const noteOutcome = (queries: Queries, { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>, outcome: Outcome) =>
  queries.query(
    `update webhook_deliveries set next_at = $3, delivered_at = $4, status = $5, fault = $6, answer = $7
     where id = $1 and attempts = $2`,
    [id, attempts, outcome.nextAt, outcome.isDelivered ? outcome.at : null, outcome.status, outcome.fault, outcome.answer],
  );

/** When the next event is due that may be sent, if there is one; `busy` endpoints take the next by themselves. */
export async function nextDeliveryAt(queries: Queries, busy: readonly number[]): Promise<Date | undefined> {
  const [next] = await queries.query<{ nextAt: Date | null }>(
    `select min(d.next_at) as "nextAt" from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.next_at is not null and e.paused_at is null and e.id <> all($1::bigint[])`,
    [busy],
  );
  return next?.nextAt ?? undefined;
}

/** Removes older deliveries. */
export const pruneDeliveries = (queries: Queries, before: Date) =>
  queries.query('delete from webhook_deliveries where created_at < $1', [before]);
