import type { Queries } from '../database/Database.ts';

export interface FrameTicket {
  readonly tokenHash: string;
  readonly merchantCode: string;
  /** Origin of the page that may frame the player. */
  readonly parentOrigin: string;
  readonly expiresAt: Date;
}

/** Stores a ticket and deletes expired ones. */
export async function addFrameTicket(queries: Queries, ticket: FrameTicket, now: Date): Promise<void> {
  await queries.query('delete from frame_tickets where expires_at <= $1', [now]);
  await queries.query(
    'insert into frame_tickets (token_hash, merchant_code, parent_origin, expires_at) values ($1, $2, $3, $4)',
    [ticket.tokenHash, ticket.merchantCode, ticket.parentOrigin, ticket.expiresAt],
  );
}

/** Who may frame the player with this ticket, or nothing when it is unknown, run out, or another merchant's. */
export async function findFrameTicket(
  queries: Queries,
  tokenHash: string,
  merchantCode: string,
  now: Date,
): Promise<{ parentOrigin: string } | undefined> {
  const [found] = await queries.query<{ parentOrigin: string }>(
    'select parent_origin as "parentOrigin" from frame_tickets where token_hash = $1 and merchant_code = $2 and expires_at > $3',
    [tokenHash, merchantCode, now],
  );
  return found;
}
