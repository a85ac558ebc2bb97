import type { Migration } from '#server/store/migrations/Migration.ts';

/** Contracts of agents, and the log of decisions on them. */
export const createAgentContracts: Migration = {
  name: '0021-contracts',
  statements: [
    `create table agent_contracts (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      kind text not null check (kind in ('salary', 'dividend', 'hour')),
      status text not null check (status in ('pending', 'applied', 'active', 'refused', 'ended')),
      requirement text not null,
      terms jsonb not null,
      offered_at timestamptz not null,
      decided_at timestamptz,
      ended_at timestamptz
    )`,
    `create index agent_contracts_by_account on agent_contracts (account_id, kind, id)`,
    // One contract of a kind is in force, and one waits for an answer of each side.
    `create unique index agent_contracts_open on agent_contracts (account_id, kind, status)
     where status in ('pending', 'applied', 'active')`,
    `create table contract_events (
      id bigint generated always as identity primary key,
      contract_id bigint not null references agent_contracts on delete cascade,
      action text not null check (action in ('applied', 'accepted', 'refused', 'ended')),
      ip text not null,
      at timestamptz not null
    )`,
    `create index contract_events_by_contract on contract_events (contract_id, id)`,
  ],
};
