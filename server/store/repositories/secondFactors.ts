import type { Queries } from '../database/Database.ts';

/** Columns of `o`: whether the operator has a second factor that works. */
export const HAS_FACTOR = `(exists (select 1 from operator_totp f where f.operator_id = o.id and f.confirmed_at is not null)
  or exists (select 1 from operator_passkeys f where f.operator_id = o.id))`;

export async function hasSecondFactor(queries: Queries, operatorId: number): Promise<boolean> {
  const found = await queries.query(`select 1 from operators o where o.id = $1 and ${HAS_FACTOR}`, [operatorId]);
  return found.length > 0;
}

type StoredTotp = {
  readonly sealedSecret: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
};

export async function findTotp(queries: Queries, operatorId: number): Promise<StoredTotp | undefined> {
  const [found] = await queries.query<StoredTotp>(
    `select sealed_secret as "sealedSecret", created_at as "createdAt", confirmed_at as "confirmedAt" from operator_totp where operator_id = $1`,
    [operatorId],
  );
  return found;
}

/** Stores a secret that becomes valid with its first correct code. A valid secret is not replaced: false. */
export async function offerTotp(queries: Queries, operatorId: number, sealedSecret: string, at: Date): Promise<boolean> {
  const offered = await queries.query(
    `insert into operator_totp (operator_id, sealed_secret, created_at) values ($1, $2, $3)
     on conflict (operator_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
     where operator_totp.confirmed_at is null returning operator_id`,
    [operatorId, sealedSecret, at],
  );
  return offered.length > 0;
}

export const confirmTotp = (queries: Queries, operatorId: number, at: Date) =>
  queries.query('update operator_totp set confirmed_at = $2 where operator_id = $1', [operatorId, at]);

/** Uses up the code of a time step, and all before it. False if it was used already. */
export async function spendTotpStep(queries: Queries, operatorId: number, step: number): Promise<boolean> {
  const spent = await queries.query(
    'update operator_totp set last_step = $2 where operator_id = $1 and last_step < $2 returning operator_id',
    [operatorId, step],
  );
  return spent.length > 0;
}

/** @returns Whether there was a valid one. */
export async function removeTotp(queries: Queries, operatorId: number): Promise<boolean> {
  const removed = await queries.query<{ confirmedAt: Date | null }>(
    'delete from operator_totp where operator_id = $1 returning confirmed_at as "confirmedAt"',
    [operatorId],
  );
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

export type StoredPasskey = {
  readonly id: number;
  readonly credentialId: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

export const listPasskeys = (queries: Queries, operatorId: number) =>
  queries.query<StoredPasskey>(
    `select id, credential_id as "credentialId", public_key as "publicKey", counter, transports, name, created_at as "createdAt",
       used_at as "usedAt" from operator_passkeys where operator_id = $1 order by id`,
    [operatorId],
  );

type NewPasskey = Omit<StoredPasskey, 'id' | 'createdAt' | 'usedAt'>;

export const addPasskey = (queries: Queries, operatorId: number, passkey: NewPasskey, at: Date) =>
  queries.query(
    `insert into operator_passkeys (operator_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
    [operatorId, passkey.credentialId, passkey.publicKey, passkey.counter, JSON.stringify(passkey.transports), passkey.name, at],
  );

export const recordPasskeyUse = (queries: Queries, id: number, counter: number, at: Date) =>
  queries.query('update operator_passkeys set counter = $2, used_at = $3 where id = $1', [id, counter, at]);

/** The name of the passkey that was removed, if the operator had it. */
export async function removePasskey(queries: Queries, operatorId: number, id: number): Promise<string | undefined> {
  const [removed] = await queries.query<{ name: string }>(
    'delete from operator_passkeys where operator_id = $1 and id = $2 returning name',
    [operatorId, id],
  );
  return removed?.name;
}

/** Replaces all recovery codes of an operator. */
export async function setRecoveryCodes(queries: Queries, operatorId: number, macs: readonly string[]): Promise<void> {
  await queries.query('delete from operator_recovery_codes where operator_id = $1', [operatorId]);
  await queries.query('insert into operator_recovery_codes (operator_id, code_mac) select $1, unnest($2::text[])', [
    operatorId,
    macs,
  ]);
}

/** Uses up a recovery code. False if there is no such code. */
export async function spendRecoveryCode(queries: Queries, operatorId: number, mac: string): Promise<boolean> {
  const spent = await queries.query(
    'delete from operator_recovery_codes where operator_id = $1 and code_mac = $2 returning code_mac',
    [operatorId, mac],
  );
  return spent.length > 0;
}

export async function countRecoveryCodes(queries: Queries, operatorId: number): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    'select count(*)::int as count from operator_recovery_codes where operator_id = $1',
    [operatorId],
  );
  return row?.count ?? 0;
}

/** Removes everything by which an operator could give a second factor. */
export async function removeAllFactors(queries: Queries, operatorId: number): Promise<void> {
  await queries.query('delete from operator_totp where operator_id = $1', [operatorId]);
  await queries.query('delete from operator_passkeys where operator_id = $1', [operatorId]);
  await queries.query('delete from operator_recovery_codes where operator_id = $1', [operatorId]);
}

/** The session has given a second factor, or has set it up. */
export const markFactorGiven = (queries: Queries, sessionId: number, at: Date) =>
  queries.query('update operator_sessions set factor_at = $2 where id = $1', [sessionId, at]);

export const setChallenge = (queries: Queries, sessionId: number, challenge: string) =>
  queries.query('update operator_sessions set challenge = $2 where id = $1', [sessionId, challenge]);

/** The challenge that a passkey must have signed. It works once. */
export async function takeChallenge(queries: Queries, sessionId: number): Promise<string | undefined> {
  const [taken] = await queries.query<{ challenge: string | null }>(
    `with before as (select id, challenge from operator_sessions where id = $1 for update)
     update operator_sessions s set challenge = null from before where s.id = before.id returning before.challenge`,
    [sessionId],
  );
  return taken?.challenge ?? undefined;
}
