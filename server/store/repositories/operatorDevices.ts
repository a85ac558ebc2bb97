import type { Queries } from '../database/Database.ts';

/** How many browsers of an operator are stored; the least recently seen one is removed. */
const PER_OPERATOR = 20;

interface Device {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Whether an operator of this name has signed in with the device. */
export async function isKnownDevice(queries: Queries, tokenHash: string, name: string, now: Date): Promise<boolean> {
  const found = await queries.query(
    `select 1 from operator_devices d join operators o on o.id = d.operator_id
     where d.token_hash = $1 and lower(o.name) = lower($2) and d.expires_at > $3`,
    [tokenHash, name, now],
  );
  return found.length > 0;
}

/** Keeps a device. `before` is the token that it had until now. */
export async function addDevice(
  queries: Queries,
  { tokenHash, operatorId, at, expiresAt }: Device,
  before?: string,
): Promise<void> {
  await queries.query('delete from operator_devices where expires_at <= $1 or token_hash = $2', [at, before ?? '']);
  await queries.query('insert into operator_devices (token_hash, operator_id, seen_at, expires_at) values ($1, $2, $3, $4)', [
    tokenHash,
    operatorId,
    at,
    expiresAt,
  ]);
  await queries.query(
    `delete from operator_devices where operator_id = $1 and token_hash not in (
       select token_hash from operator_devices where operator_id = $1 order by seen_at desc, token_hash limit $2)`,
    [operatorId, PER_OPERATOR],
  );
}
