import type { Migration } from './Migration.ts';

/** Links that show a merchant's draft on another device, until they run out or are revoked. */
export const createShares: Migration = {
  name: '0013-shares',
  statements: [
    `create table shares (
      id bigint generated always as identity primary key,
      token_hash text not null unique,
      merchant_code text not null,
      operator_id bigint not null,
      audience text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      opened_at timestamptz
    )`,
    `create index shares_by_merchant on shares (merchant_code, expires_at)`,
  ],
};
