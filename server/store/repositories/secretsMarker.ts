import type { Queries } from '../database/Database.ts';

/** The encrypted text by which a key is checked; undefined until one is stored. */
export async function findMarker(queries: Queries): Promise<string | undefined> {
  const [found] = await queries.query<{ sealed: string }>('select sealed from secrets_marker');
  return found?.sealed;
}

export const setMarker = (queries: Queries, sealed: string) =>
  queries.query(`insert into secrets_marker (sealed) values ($1) on conflict (is_only) do update set sealed = excluded.sealed`, [
    sealed,
  ]);

type SealedSecret = { readonly operatorId: number; readonly sealedSecret: string };

/** A secret that was sealed and is in use, if there is one. */
export async function anySealedSecret(queries: Queries): Promise<SealedSecret | undefined> {
  const [found] = await queries.query<SealedSecret>(
    `select operator_id as "operatorId", sealed_secret as "sealedSecret" from operator_totp where confirmed_at is not null limit 1`,
  );
  return found;
}

/** Whether anything in use was made with the key: secrets of one-time codes or endpoints, or hashes of recovery codes. */
export async function hasSecrets(queries: Queries): Promise<boolean> {
  const found = await queries.query(
    `select 1 from operator_totp where confirmed_at is not null union all select 1 from operator_recovery_codes
     union all select 1 from webhook_endpoints where sealed_secret is not null limit 1`,
  );
  return found.length > 0;
}

/** Removes everything that was made with the key, and pauses endpoints that lose their secret. Gives how many operators had any of it in use. */
export async function removeSecrets(queries: Queries): Promise<number> {
  const [had] = await queries.query<{ count: number }>(
    `select count(*)::int as count from (
       select operator_id from operator_totp where confirmed_at is not null union select operator_id from operator_recovery_codes
     ) owners`,
  );
  await queries.query('delete from operator_totp');
  await queries.query('delete from operator_recovery_codes');
  await queries.query(
    `update webhook_endpoints set sealed_secret = null, old_sealed_secret = null, paused_at = coalesce(paused_at, now()),
       paused_why = 'secretLost' where sealed_secret is not null`,
  );
  return had?.count ?? 0;
}
