import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Queries } from '../store/database/Database.ts';
import { type StoredWebhook, holdWebhook } from '../store/repositories/webhookEndpoints.ts';

/** An endpoint, locked until the transaction ends. Throws HttpProblem 404. */
export async function heldWebhook(queries: Queries, id: number): Promise<StoredWebhook> {
  const found = await holdWebhook(queries, id);
  if (found === undefined) throw new HttpProblem('webhook.unknown');
  return found;
}
