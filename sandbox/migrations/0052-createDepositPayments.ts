import type { Migration } from '#server/store/migrations/Migration.ts';

/** Deposits that wait until the member has paid them. */
export const createDepositPayments: Migration = {
  name: '0052-deposit-payments',
  statements: [
    // A deposit that waits, was cancelled or has expired has moved nothing yet: it counts for no balance.
    `alter table ledger drop constraint ledger_status_check`,
    `alter table ledger add constraint ledger_status_check check (status in ('done', 'waiting', 'cancelled', 'expired'))`,
    // The ticket is in the address of the page that stands in for a bank, which every read repeats; play money is all that it pays.
    `create table deposit_payments (
      ledger_id bigint primary key references ledger on delete cascade,
      ticket text not null unique,
      method text not null,
      bank text,
      has_bonus boolean not null,
      requested numeric(18,2) not null,
      asked_at timestamptz not null,
      pays_itself_at timestamptz,
      expires_at timestamptz not null
    )`,
    `create index deposit_payments_by_end on deposit_payments (expires_at)`,
  ],
};
