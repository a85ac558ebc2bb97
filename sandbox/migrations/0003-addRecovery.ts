import type { Migration } from '#server/store/migrations/Migration.ts';

/** Codes, recovery, trial accounts, last logins and accepted terms. */
export const addRecovery: Migration = {
  name: '0003-access',
  statements: [
    // Dialling code and number in one spelling: who proves the number is the account's owner.
    `alter table accounts add column mobile_key text, add column last_login_at timestamptz, add column last_login_ip text`,
    `update accounts set mobile_key = username
     where mobile is not null and mobile not like '0%' and username = details->>'countryDialingCode' || mobile`,
    `create unique index accounts_by_mobile on accounts (merchant_code, mobile_key)`,
    `create table verification_codes (
      merchant_code text not null,
      purpose text not null check (purpose in ('register', 'noLogin')),
      mobile_key text not null,
      code_hash text not null,
      tries_left int not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (merchant_code, purpose, mobile_key)
    )`,
    `create table password_links (
      token_hash text primary key,
      account_id bigint not null references accounts on delete cascade,
      expires_at timestamptz not null
    )`,
    `create index password_links_by_account on password_links (account_id)`,
    `create table accepted_terms (
      account_id bigint not null references accounts on delete cascade,
      accepted_at timestamptz not null,
      ip text not null,
      merchant_code text not null,
      revision int not null,
      primary key (account_id, accepted_at)
    )`,
    `alter table inbox drop constraint inbox_kind_check`,
    `alter table inbox add column message text, add check (kind in ('captcha', 'sms', 'mail'))`,
  ],
};
