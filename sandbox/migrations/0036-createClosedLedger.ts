import type { Migration } from '#server/store/migrations/Migration.ts';

/** Money movements of deleted accounts, for as long as the merchant has to keep them. It contains no personal data. */
export const createClosedLedger: Migration = {
  name: '0036-closed-ledger',
  statements: [
    // `account_mark` is random: it groups the movements of one account without identifying it.
    `create table closed_ledger (
      id bigint generated always as identity primary key,
      merchant_code text not null references sandbox_merchants on delete cascade,
      account_mark text not null,
      kind text not null,
      amount numeric(18,2) not null,
      status text not null,
      reference text not null,
      moved_at timestamptz not null,
      keep_until timestamptz not null
    )`,
    `create index closed_ledger_by_end on closed_ledger (keep_until)`,
  ],
};
