import type { Queries } from '#server/store/database/Database.ts';

/** Empties the network addresses of what happened until `moment`. */
export async function forgetAddresses(queries: Queries, moment: Date): Promise<void> {
  await queries.query('update accounts set last_login_ip = null where last_login_ip is not null and last_login_at <= $1', [
    moment,
  ]);
  await queries.query(`update accepted_terms set ip = '' where ip <> '' and accepted_at <= $1`, [moment]);
  await queries.query(`update contract_events set ip = '' where ip <> '' and at <= $1`, [moment]);
}

/** Removes proofs from until `moment` of agreements that no longer hold: what an account accepted last stays as long as the account. */
export async function forgetOldProofs(queries: Queries, moment: Date): Promise<void> {
  await queries.query(
    `delete from accepted_terms t where t.accepted_at <= $1
       and exists (select 1 from accepted_terms n where n.account_id = t.account_id and n.accepted_at > t.accepted_at)`,
    [moment],
  );
  await queries.query(
    `delete from contract_events e using agent_contracts c
     where c.id = e.contract_id and c.status in ('refused', 'ended') and e.at <= $1`,
    [moment],
  );
}
