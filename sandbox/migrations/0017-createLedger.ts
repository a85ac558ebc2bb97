import type { Migration } from '#server/store/migrations/Migration.ts';

/** Movements of members' money, and the cards that withdrawals go to. */
export const createLedger: Migration = {
  name: '0017-money',
  statements: [
    // Amounts are signed: what leaves the wallet is below zero. The rows that are not cancelled add up to the balance.
    `create table ledger (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      kind text not null check (kind in ('deposit', 'withdrawal', 'bet', 'win', 'bonus')),
      amount numeric(18,2) not null,
      balance_after numeric(18,2) not null,
      status text not null check (status in ('done', 'waiting', 'cancelled')),
      subject text not null,
      request_id text,
      created_at timestamptz not null,
      reference text not null generated always as (upper(left(kind, 1)) || lpad(id::text, 9, '0')) stored,
      unique (account_id, request_id)
    )`,
    `create index ledger_by_account on ledger (account_id, created_at desc, id desc)`,
    `create index ledger_waiting on ledger (created_at) where status = 'waiting'`,
    `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
     select w.account_id, 'bonus', w.balance, w.balance, 'done', 'opening', a.created_at
     from wallets w join accounts a on a.id = w.account_id where w.balance > 0`,
    // Only the end of a number is readable; the hash shows whether the same card is added twice.
    `create table bank_cards (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      bank text not null,
      payee_name text not null,
      number_end text not null,
      number_hash text not null,
      created_at timestamptz not null
    )`,
    `create index bank_cards_by_account on bank_cards (account_id)`,
  ],
};
