import type { Migration } from '#server/store/migrations/Migration.ts';

/**
 * Social logins: those in progress, and the accounts linked to providers. A subject is unique at its issuer only, so an
 * operator who changes the issuer gives no person access to another's account.
 */
export const createSocialLogins: Migration = {
  name: '0004-social',
  statements: [
    `create table social_starts (
      state_hash text primary key,
      merchant_code text not null,
      provider text not null,
      verifier text not null,
      nonce text not null,
      return_path text not null,
      expires_at timestamptz not null
    )`,
    `create table social_accounts (
      merchant_code text not null references sandbox_merchants on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      account_id bigint not null references accounts on delete cascade,
      created_at timestamptz not null,
      primary key (merchant_code, provider, issuer, subject)
    )`,
  ],
};
