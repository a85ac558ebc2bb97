import type { OperatorRole } from '#schemas/preview/operatorApi.schema.ts';
import type { Queries, Row } from './Database.ts';

export type Operator = {
  readonly id: number;
  readonly name: string;
  readonly role: OperatorRole;
};

export type OperatorSession = Operator & { readonly csrf: string };

export async function findOperator(
  queries: Queries,
  name: string,
): Promise<(Operator & { readonly passwordHash: string }) | undefined> {
  const [found] = await queries.query<Operator & { passwordHash: string } & Row>(
    'select id, name, role, password_hash as "passwordHash" from operators where name = $1',
    [name],
  );
  return found;
}

/** @returns Whether the name was free. */
export async function addOperator(
  queries: Queries,
  operator: { readonly name: string; readonly passwordHash: string; readonly role: OperatorRole; readonly at: Date },
): Promise<boolean> {
  const added = await queries.query(
    'insert into operators (name, password_hash, role, created_at) values ($1, $2, $3, $4) on conflict (name) do nothing returning id',
    [operator.name, operator.passwordHash, operator.role, operator.at],
  );
  return added.length > 0;
}

export const listOperators = (queries: Queries) =>
  queries.query<{ name: string; role: OperatorRole } & Row>('select name, role from operators order by name');

export const addSession = (
  queries: Queries,
  session: {
    readonly tokenHash: string;
    readonly operatorId: number;
    readonly csrf: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
) =>
  queries.query(
    'insert into operator_sessions (token_hash, operator_id, csrf, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [session.tokenHash, session.operatorId, session.csrf, session.at, session.expiresAt],
  );

export async function findSession(queries: Queries, tokenHash: string, now: Date): Promise<OperatorSession | undefined> {
  const [found] = await queries.query<OperatorSession & Row>(
    `select o.id, o.name, o.role, s.csrf from operator_sessions s join operators o on o.id = s.operator_id
     where s.token_hash = $1 and s.expires_at > $2`,
    [tokenHash, now],
  );
  return found;
}

/** Ends one session, and clears away those that have run out. */
export const endSession = (queries: Queries, tokenHash: string, now: Date) =>
  queries.query('delete from operator_sessions where token_hash = $1 or expires_at <= $2', [tokenHash, now]);

/** Whether an operator may make this merchant's releases live, now. */
export async function isPublisherOf(queries: Queries, operatorId: number, _merchantCode: string): Promise<boolean> {
  const found = await queries.query(`select 1 from operators where id = $1 and role in ('publisher', 'admin')`, [operatorId]);
  return found.length > 0;
}
