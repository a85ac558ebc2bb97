import type { WebhookBody, WebhookView } from '#schemas/edges/api/webhooks.schema.ts';
import type { Queries } from '../database/Database.ts';

type PausedWhy = Extract<WebhookView['state'], 'paused' | 'gone' | 'secretLost'>;

/** An endpoint that receives events by HTTP. */
export type StoredWebhook = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly merchantCode: string | null;
  readonly events: readonly string[];
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly pausedWhy: PausedWhy | null;
  readonly failingSince: Date | null;
};

const COLUMNS = `id, name, url, merchant_code as "merchantCode", events, created_at as "createdAt", paused_at as "pausedAt",
  paused_why as "pausedWhy", failing_since as "failingSince"`;

/** All endpoints, oldest first. */
export const listWebhooks = (queries: Queries) =>
  queries.query<StoredWebhook>(`select ${COLUMNS} from webhook_endpoints order by id`);

/** One endpoint, locked until the transaction ends. */
export async function holdWebhook(queries: Queries, id: number): Promise<StoredWebhook | undefined> {
  const [found] = await queries.query<StoredWebhook>(`select ${COLUMNS} from webhook_endpoints where id = $1 for update`, [id]);
  return found;
}

/** Adds an endpoint, which has no secret yet. */
export async function addWebhook(queries: Queries, { name, url, merchantCode, events }: WebhookBody, at: Date): Promise<number> {
  const [added] = await queries.query<{ id: number }>(
    `insert into webhook_endpoints (name, url, merchant_code, events, created_at) values ($1, $2, $3, $4::text[], $5) returning id`,
    [name, url, merchantCode, events, at],
  );
  if (added === undefined) throw new Error('an insert without a conflict clause gave no row');
  return added.id;
}

export const changeWebhook = (queries: Queries, id: number, { name, url, merchantCode, events }: WebhookBody) =>
  queries.query('update webhook_endpoints set name = $2, url = $3, merchant_code = $4, events = $5::text[] where id = $1', [
    id,
    name,
    url,
    merchantCode,
    events,
  ]);

export const removeWebhook = (queries: Queries, id: number) => queries.query('delete from webhook_endpoints where id = $1', [id]);

export const pauseWebhook = (queries: Queries, id: number, why: PausedWhy, at: Date) =>
  queries.query('update webhook_endpoints set paused_at = $3, paused_why = $2 where id = $1 and paused_at is null', [
    id,
    why,
    at,
  ]);

/** Resumes deliveries to an endpoint. */
export const resumeWebhook = (queries: Queries, id: number) =>
  queries.query('update webhook_endpoints set paused_at = null, paused_why = null, failing_since = null where id = $1', [id]);

/** Gives an endpoint a secret. The one before signs as well until a moment. An endpoint that was paused for lack of one works again. */
export const setWebhookSecret = (queries: Queries, id: number, sealedSecret: string, oldUntil: Date) =>
  queries.query(
    `update webhook_endpoints set old_sealed_secret = sealed_secret, old_until = $3, sealed_secret = $2,
       paused_at = case when paused_why = 'secretLost' then null else paused_at end,
       paused_why = case when paused_why = 'secretLost' then null else paused_why end
     where id = $1`,
    [id, sealedSecret, oldUntil],
  );

/** Every try of an event has failed. */
export const markFailing = (queries: Queries, id: number, at: Date) =>
  queries.query('update webhook_endpoints set failing_since = coalesce(failing_since, $2) where id = $1', [id, at]);

/** An event has arrived. */
export const markWorking = (queries: Queries, id: number) =>
  queries.query('update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null', [id]);
