import type { OperatorRole, RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import type { Queries } from '../database/Database.ts';
import { HAS_FACTOR } from './secondFactors.ts';

export type Operator = {
  readonly id: number;
  readonly name: string;
};

/** The operator who acts, and the API token that acts for them, if any: the audit log records both. */
export type Actor = Operator & { readonly tokenId: number | null };

/** Who makes a request, and what they may do. */
export type Caller = Actor & {
  readonly roles: RoleGrants;
  /** When the caller last gave a password or a second factor; null for an API token. */
  readonly confirmedAt: Date | null;
  /** When the session or the token ends. */
  readonly expiresAt: Date;
};

/** `passwordHash` is null until the first password is chosen. A disabled operator cannot sign in. */
export type StoredOperator = Operator & { readonly passwordHash: string | null; readonly isDisabled: boolean };

/** Roles of `o`, as columns of a query. */
export const GRANTS = `o.role as "all", coalesce((select jsonb_object_agg(r.merchant_code, r.role) from operator_roles r
  where r.operator_id = o.id), '{}'::jsonb) as merchants`;

/** Names are compared without letter case. */
export async function findOperator(queries: Queries, name: string): Promise<StoredOperator | undefined> {
  const [found] = await queries.query<StoredOperator>(
    `select id, name, password_hash as "passwordHash", disabled_at is not null as "isDisabled" from operators where lower(name) = lower($1)`,
    [name],
  );
  return found;
}

interface NewOperator {
  readonly name: string;
  /** Null until an invited operator has chosen one. */
  readonly passwordHash: string | null;
  /** For all merchants. */
  readonly role: OperatorRole | null;
  readonly email?: string | undefined;
  readonly at: Date;
}

/** @returns The operator's id, or nothing when the name is taken. */
export async function addOperator(queries: Queries, operator: NewOperator): Promise<number | undefined> {
  const { name, passwordHash, role, email = null, at } = operator;
  const [added] = await queries.query<{ id: number }>(
    `insert into operators (name, password_hash, role, email, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [name, passwordHash, role, email, at],
  );
  return added?.id;
}

export type Person = Operator &
  RoleGrants & {
    readonly email: string | null;
    readonly hasPassword: boolean;
    readonly isDisabled: boolean;
    readonly isErased: boolean;
    readonly hasSecondFactor: boolean;
    /** Whether a provider knows the operator. */
    readonly isByProvider: boolean;
    readonly seenAt: Date | null;
    readonly linkUntil: Date | null;
  };

const PERSON = `select o.id, o.name, o.email, o.password_hash is not null as "hasPassword", o.disabled_at is not null as "isDisabled",
  o.erased_at is not null as "isErased", ${GRANTS}, ${HAS_FACTOR} as "hasSecondFactor", o.subject is not null as "isByProvider",
  o.seen_at as "seenAt",
  (select max(l.expires_at) from operator_links l where l.operator_id = o.id and l.used_at is null and l.expires_at > $1) as "linkUntil"
  from operators o`;

/** All operators: active, disabled and invited. */
export const listPeople = (queries: Queries, now: Date) => queries.query<Person>(`${PERSON} order by lower(o.name)`, [now]);

export async function findPerson(queries: Queries, id: number, now: Date): Promise<Person | undefined> {
  const [found] = await queries.query<Person>(`${PERSON} where o.id = $2`, [now, id]);
  return found;
}

/** Who a person is at a provider. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

export async function findPersonBySubject(
  queries: Queries,
  { issuer, subject }: Subject,
  now: Date,
): Promise<Person | undefined> {
  const [found] = await queries.query<Person>(`${PERSON} where o.issuer = $2 and o.subject = $3`, [now, issuer, subject]);
  return found;
}

/** The one operator with an e-mail address whom no provider knows yet. */
export async function findUnboundByEmail(queries: Queries, email: string, now: Date): Promise<Person | undefined> {
  const found = await queries.query<Person>(`${PERSON} where lower(o.email) = lower($2) and o.subject is null`, [now, email]);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether any operator has this address. */
export async function isEmailKnown(queries: Queries, email: string): Promise<boolean> {
  return (await queries.query('select 1 from operators where lower(email) = lower($1) limit 1', [email])).length > 0;
}

export const bindSubject = (queries: Queries, operatorId: number, { issuer, subject }: Subject) =>
  queries.query('update operators set issuer = $2, subject = $3 where id = $1', [operatorId, issuer, subject]);

/** Replaces all roles of an operator. */
export async function setGrants(queries: Queries, operatorId: number, { all, merchants }: RoleGrants): Promise<void> {
  await queries.query('update operators set role = $2 where id = $1', [operatorId, all]);
  await queries.query('delete from operator_roles where operator_id = $1', [operatorId]);
  await queries.query(
    `insert into operator_roles (operator_id, merchant_code, role)
     select $1, entry.key, entry.value from jsonb_each_text($2::jsonb) as entry`,
    [operatorId, JSON.stringify(merchants)],
  );
}

/** The number of active administrators of all merchants, without this one. */
export async function otherAdmins(queries: Queries, operatorId: number): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from operators where role = 'admin' and disabled_at is null and password_hash is not null and id <> $1`,
    [operatorId],
  );
  return row?.count ?? 0;
}

export const setDisabled = (queries: Queries, operatorId: number, at: Date | null) =>
  queries.query('update operators set disabled_at = $2 where id = $1', [operatorId, at]);

/** The placeholder for an erased name. No operator can choose it, because names must not contain this character. */
const erasedName = (operatorId: number): string => `#${operatorId}`;

/** What belongs to one operator alone. */
const TABLES_OF_OPERATOR = [
  'operator_sessions',
  'operator_links',
  'operator_roles',
  'operator_devices',
  'operator_totp',
  'operator_passkeys',
  'operator_recovery_codes',
  'api_tokens',
];

/** Erases what identifies an operator, here and where a release keeps who gave a reason. Entries of others keep the operator's id. */
export async function eraseOperator(queries: Queries, { id, name }: Operator, at: Date): Promise<void> {
  await queries.query(
    `update releases set waived = (
       select jsonb_agg(case when w->>'by' = $1 then jsonb_set(w, '{by}', to_jsonb($2::text)) else w end order by place)
       from jsonb_array_elements(waived) with ordinality as given(w, place)
     ) where waived @> jsonb_build_array(jsonb_build_object('by', $1::text))`,
    [name, erasedName(id)],
  );
  for (const table of TABLES_OF_OPERATOR) {
    await queries.query(`delete from ${table} where operator_id = $1`, [id]);
  }
  await queries.query(
    'update operators set name = $2, email = null, password_hash = null, role = null, issuer = null, subject = null, erased_at = $3 where id = $1',
    [id, erasedName(id), at],
  );
}

export const setPassword = (queries: Queries, operatorId: number, passwordHash: string) =>
  queries.query('update operators set password_hash = $2 where id = $1', [operatorId, passwordHash]);

/** Whether an operator may make this merchant's releases live, now. */
export async function isPublisherOf(queries: Queries, operatorId: number, merchantCode: string): Promise<boolean> {
  const found = await queries.query(
    `select 1 from operators o left join operator_roles r on r.operator_id = o.id and r.merchant_code = $2
     where o.id = $1 and o.disabled_at is null and (o.role in ('publisher', 'admin') or r.role in ('publisher', 'admin'))`,
    [operatorId, merchantCode],
  );
  return found.length > 0;
}

/** Whether another operator may currently make this merchant's releases live. */
export async function hasOtherPublisher(queries: Queries, operatorId: number, merchantCode: string): Promise<boolean> {
  const found = await queries.query(
    `select 1 from operators o left join operator_roles r on r.operator_id = o.id and r.merchant_code = $2
     where o.id <> $1 and o.disabled_at is null and o.erased_at is null
       and (o.role in ('publisher', 'admin') or r.role in ('publisher', 'admin')) limit 1`,
    [operatorId, merchantCode],
  );
  return found.length > 0;
}

/** The name of an operator, if there is one. */
export async function findName(queries: Queries, id: number): Promise<string | undefined> {
  const [found] = await queries.query<{ name: string }>('select name from operators where id = $1', [id]);
  return found?.name;
}
