import type { RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import type { Queries } from '../database/Database.ts';
import { GRANTS, type Operator } from './operators.ts';

/** A token that was not revoked. It may have expired. */
export type StoredToken = {
  readonly id: number;
  readonly name: string;
  readonly roles: RoleGrants;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

interface NewToken {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly name: string;
  readonly roles: RoleGrants;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function addApiToken(queries: Queries, token: NewToken): Promise<StoredToken> {
  const { tokenHash, operatorId, name, roles, at, expiresAt } = token;
  const [added] = await queries.query<{ id: number }>(
    `insert into api_tokens (token_hash, operator_id, name, roles, created_at, expires_at) values ($1, $2, $3, $4::jsonb, $5, $6)
     returning id`,
    [tokenHash, operatorId, name, JSON.stringify(roles), at, expiresAt],
  );
  if (added === undefined) throw new Error('an insert without a conflict clause gave no row');
  return { id: added.id, name, roles, createdAt: at, expiresAt, usedAt: null };
}

/** An operator's tokens that were not revoked, newest first. */
export const listApiTokens = (queries: Queries, operatorId: number) =>
  queries.query<StoredToken>(
    `select id, name, roles, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt" from api_tokens
     where operator_id = $1 and revoked_at is null order by id desc`,
    [operatorId],
  );

/** The row stays, because the audit log names the token. Gives the name of the token that was revoked, if there was one. */
export async function revokeApiToken(queries: Queries, operatorId: number, id: number, at: Date): Promise<string | undefined> {
  const [revoked] = await queries.query<{ name: string }>(
    'update api_tokens set revoked_at = $3 where operator_id = $1 and id = $2 and revoked_at is null returning name',
    [operatorId, id, at],
  );
  return revoked?.name;
}

/** Gives the names of the tokens that were revoked. */
export async function revokeAllApiTokens(queries: Queries, operatorId: number, at: Date): Promise<readonly string[]> {
  const revoked = await queries.query<{ name: string }>(
    'update api_tokens set revoked_at = $2 where operator_id = $1 and revoked_at is null returning name',
    [operatorId, at],
  );
  return revoked.map(({ name }) => name);
}

type TokenOwner = Operator & {
  readonly tokenId: number;
  /** What the token was made for. */
  readonly tokenRoles: RoleGrants;
  /** What its owner may do now. */
  readonly roles: RoleGrants;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

/** The owner of a valid token. Undefined if the token is unknown, expired or revoked, or its owner is disabled. */
export async function findTokenOwner(queries: Queries, tokenHash: string, now: Date): Promise<TokenOwner | undefined> {
  const [found] = await queries.query<Omit<TokenOwner, 'roles'> & RoleGrants>(
    `select o.id, o.name, t.id as "tokenId", t.roles as "tokenRoles", t.expires_at as "expiresAt", t.used_at as "usedAt", ${GRANTS}
     from api_tokens t join operators o on o.id = t.operator_id
     where t.token_hash = $1 and t.expires_at > $2 and t.revoked_at is null and o.disabled_at is null`,
    [tokenHash, now],
  );
  if (found === undefined) return undefined;
  const { all, merchants, ...owner } = found;
  return { ...owner, roles: { all, merchants } };
}

export const touchApiToken = (queries: Queries, id: number, now: Date) =>
  queries.query('update api_tokens set used_at = $2 where id = $1', [id, now]);
