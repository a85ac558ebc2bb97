import type { Queries } from '../database/Database.ts';

export type OperatorLink = {
  readonly operatorId: number;
  readonly name: string;
  readonly hasPassword: boolean;
  readonly isDisabled: boolean;
  readonly expiresAt: Date;
  readonly isUsed: boolean;
};

interface NewLink {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Keeps a link that sets a password. Those before it work no longer. */
export async function addLink(queries: Queries, { tokenHash, operatorId, at, expiresAt }: NewLink): Promise<void> {
  await queries.query('delete from operator_links where operator_id = $1 and used_at is null', [operatorId]);
  await queries.query('insert into operator_links (token_hash, operator_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    tokenHash,
    operatorId,
    at,
    expiresAt,
  ]);
}

/** `lock` holds the link against a concurrent use until the transaction ends. */
export async function findLink(queries: Queries, tokenHash: string, lock = false): Promise<OperatorLink | undefined> {
  if (lock) await queries.query('select 1 from operator_links where token_hash = $1 for update', [tokenHash]);
  const [found] = await queries.query<OperatorLink>(
    `select o.id as "operatorId", o.name, o.password_hash is not null as "hasPassword", o.disabled_at is not null as "isDisabled",
       l.expires_at as "expiresAt", l.used_at is not null as "isUsed"
     from operator_links l join operators o on o.id = l.operator_id where l.token_hash = $1`,
    [tokenHash],
  );
  return found;
}

export const spendLink = (queries: Queries, tokenHash: string, at: Date) =>
  queries.query('update operator_links set used_at = $2 where token_hash = $1', [tokenHash, at]);

export const dropOpenLinks = (queries: Queries, operatorId: number) =>
  queries.query('delete from operator_links where operator_id = $1 and used_at is null', [operatorId]);

/** Whether no link has opened the account or set its password since a moment. A link used with an older second factor does not count. */
export async function isSettled(queries: Queries, operatorId: number, since: Date): Promise<boolean> {
  const opened = await queries.query(
    `select 1 from operator_links l where l.operator_id = $1 and l.used_at >= $2
       and not exists (select 1 from operator_totp f where f.operator_id = l.operator_id and f.confirmed_at < l.used_at)
       and not exists (select 1 from operator_passkeys f where f.operator_id = l.operator_id and f.created_at < l.used_at)`,
    [operatorId, since],
  );
  return opened.length === 0;
}
