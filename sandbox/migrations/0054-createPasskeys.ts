import type { Migration } from '#server/store/migrations/Migration.ts';

/** Passkeys of members, and the challenges that they sign. */
export const createPasskeys: Migration = {
  name: '0054-passkeys',
  statements: [
    `create table passkeys (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index passkeys_by_account on passkeys (account_id)`,
    // A challenge without an account is one for a login: whose it is, the passkey says.
    `create table passkey_challenges (
      challenge_hash text primary key,
      merchant_code text not null,
      account_id bigint references accounts on delete cascade,
      expires_at timestamptz not null
    )`,
    `create index passkey_challenges_by_account on passkey_challenges (account_id)`,
  ],
};
