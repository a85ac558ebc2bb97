import type { Contract } from '#schemas/declare/platform/contracts.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { dayOf } from '../calls/days.ts';
import { dayBeside, firstDay, monthBeside, monthOf } from './calendar.ts';

export type ContractKind = 'salary' | 'dividend' | 'hour';
type Status = 'pending' | 'applied' | 'active' | 'refused' | 'ended';

export type ContractRow = {
  id: number;
  status: Status;
  requirement: string;
  terms: Contract['terms'];
  offeredAt: Date;
  decidedAt: Date | null;
  endedAt: Date | null;
};

const COLUMNS = 'id, status, requirement, terms, offered_at as "offeredAt", decided_at as "decidedAt", ended_at as "endedAt"';

/** First day in force of a contract that is accepted on `day`: a dividend is settled by the month, the others begin the next day. */
const firstDayAfter = (kind: ContractKind, day: string): string =>
  kind === 'dividend' ? firstDay(monthBeside(monthOf(day), 1)) : dayBeside(day, 1);

/** The day from which a contract is in force; undefined if it was not accepted. */
export const startOf = ({ terms, decidedAt }: ContractRow): string | undefined => {
  const stated = terms.find(({ key }) => key === 'startsOn')?.value;
  if (decidedAt === null) return undefined;
  return stated === undefined ? dayBeside(dayOf(decidedAt), 1) : String(stated);
};

/** As calls answer it. */
export const contractOf = ({ id, status, terms, offeredAt, decidedAt, endedAt }: ContractRow): Contract => ({
  id: String(id),
  status,
  terms,
  offeredAt: offeredAt.toISOString(),
  ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
  ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
});

/** Contracts of one kind in some states, newest first. */
export const listContracts = (queries: Queries, accountId: number, kind: ContractKind, states: readonly Status[]) =>
  queries.query<ContractRow>(
    `select ${COLUMNS} from agent_contracts where account_id = $1 and kind = $2 and status = any($3) order by id desc`,
    [accountId, kind, states],
  );

export async function findContract(
  queries: Queries,
  accountId: number,
  kind: ContractKind,
  status: Status,
): Promise<ContractRow | undefined> {
  const [row] = await listContracts(queries, accountId, kind, [status]);
  return row;
}

/** What each kind asks of an agent now; a kind that asks nothing is left out. */
export async function pendingRequirements(queries: Queries, accountId: number): Promise<Partial<Record<ContractKind, string>>> {
  const rows = await queries.query<{ kind: ContractKind; requirement: string }>(
    `select kind, requirement from agent_contracts where account_id = $1 and status = 'pending'`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ kind, requirement }) => [kind, requirement]));
}

interface Signature {
  readonly ip: string;
  readonly now: Date;
}

const note = (queries: Queries, contractId: number, action: string, { ip, now }: Signature) =>
  queries.query('insert into contract_events (contract_id, action, ip, at) values ($1, $2, $3, $4)', [
    contractId,
    action,
    ip,
    now,
  ]);

export interface Decision {
  readonly accountId: number;
  readonly kind: ContractKind;
  readonly contractId: number;
  readonly accept: boolean;
}

/**
 * Takes the agent's word on a contract of their own. The same word said twice changes nothing the second time; another word
 * is refused. What was in force of that kind ends on the day before its successor begins. In a transaction.
 */
export async function decideContract(queries: Queries, decision: Decision, signature: Signature): Promise<ContractRow> {
  const { accountId, kind, contractId, accept } = decision;
  const [row] = await queries.query<ContractRow>(
    `select ${COLUMNS} from agent_contracts where id = $1 and account_id = $2 and kind = $3 for update`,
    [contractId, accountId, kind],
  );
  // A request of the agent's own waits for the other side.
  if (row === undefined || row.status === 'applied') throw refuse('contract.unknown');
  const status = accept ? 'active' : 'refused';
  if (row.status === status) return row;
  if (row.status !== 'pending') throw refuse('contract.decided');
  const startsOn = firstDayAfter(kind, dayOf(signature.now));
  if (accept) {
    const [before] = await queries.query<{ id: number }>(
      `update agent_contracts set status = 'ended', ended_at = $3
       where account_id = $1 and kind = $2 and status = 'active' returning id`,
      [accountId, kind, dayBeside(startsOn, -1)],
    );
    if (before) await note(queries, before.id, 'ended', signature);
  }
  const terms: Contract['terms'] = accept ? [...row.terms, { key: 'startsOn', value: startsOn, kind: 'day' }] : row.terms;
  await queries.query('update agent_contracts set status = $2, decided_at = $3, terms = $4 where id = $1', [
    contractId,
    status,
    signature.now,
    JSON.stringify(terms),
  ]);
  await note(queries, contractId, accept ? 'accepted' : 'refused', signature);
  return { ...row, status, decidedAt: signature.now, terms };
}

/** Writes down a request; refuses while another one waits. In a transaction. */
export async function applyForContract(
  queries: Queries,
  { accountId, kind, terms }: { readonly accountId: number; readonly kind: ContractKind; readonly terms: Contract['terms'] },
  signature: Signature,
): Promise<ContractRow> {
  const [row] = await queries.query<ContractRow>(
    `insert into agent_contracts (account_id, kind, status, requirement, terms, offered_at)
     values ($1, $2, 'applied', '', $3, $4) on conflict do nothing returning ${COLUMNS}`,
    [accountId, kind, JSON.stringify(terms), signature.now],
  );
  if (row === undefined) throw refuse('contract.waiting');
  await note(queries, row.id, 'applied', signature);
  return row;
}
