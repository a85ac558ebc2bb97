import type { Migration } from '#server/store/migrations/Migration.ts';

const PUBLIC_CONTENT = [
  `create table sandbox_merchants (
    merchant_code text primary key,
    status int not null default 0,
    maintenance boolean not null default false,
    region_restricted boolean not null default false,
    settings jsonb not null default '{}'
  )`,
  `create table vendors (
    vassalage text primary key,
    display_name text not null,
    game_type text not null,
    hue int not null,
    sort int not null
  )`,
  `create table games (
    game_id text primary key,
    node_id int not null,
    name text not null,
    search_name text not null,
    game_type text not null,
    vassalage text not null references vendors,
    classify text[] not null,
    is_new boolean not null,
    freeplay boolean not null,
    rtp numeric(5,2),
    volatility text
  )`,
  `create table merchant_games (
    merchant_code text not null references sandbox_merchants on delete cascade,
    game_id text not null references games on delete cascade,
    sort int not null,
    hot_rank int,
    primary key (merchant_code, game_id)
  )`,
  `create index merchant_games_in_order on merchant_games (merchant_code, sort)`,
  `create table winners (
    merchant_code text not null references sandbox_merchants on delete cascade,
    place int not null,
    customer_name text not null,
    game_id text not null references games on delete cascade,
    credits numeric(18,2) not null,
    primary key (merchant_code, place)
  )`,
  `create table announcements (
    merchant_code text not null references sandbox_merchants on delete cascade,
    language text not null,
    id int not null,
    type text not null check (type in ('A', 'B', 'PL', 'PU', 'PR', 'H')),
    group_name text not null default '',
    sort int not null,
    title text not null,
    content text not null,
    start_date timestamptz not null,
    end_date timestamptz not null,
    url text,
    link text,
    primary key (merchant_code, language, id)
  )`,
  `create table service_entries (
    merchant_code text not null references sandbox_merchants on delete cascade,
    sort int not null,
    title text not null,
    url text not null,
    primary key (merchant_code, sort)
  )`,
];

const ACCOUNTS = [
  `create table accounts (
    id bigint generated always as identity primary key,
    merchant_code text not null references sandbox_merchants on delete cascade,
    username text not null,
    username_key text not null,
    password_hash text,
    payment_password_hash text,
    customer_type int not null,
    nickname text,
    mobile text,
    email text,
    affiliate_code text,
    details jsonb not null default '{}',
    created_at timestamptz not null,
    first_login_at timestamptz,
    unique (merchant_code, username_key),
    unique (merchant_code, affiliate_code)
  )`,
  `create table account_sessions (
    token_hash text primary key,
    account_id bigint not null references accounts on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index account_sessions_by_account on account_sessions (account_id)`,
  `create table wallets (
    account_id bigint primary key references accounts on delete cascade,
    balance numeric(18,2) not null default 0 check (balance >= 0)
  )`,
  `create table captchas (
    id text primary key,
    merchant_code text not null,
    answer_hash text not null,
    expires_at timestamptz not null
  )`,
  `create table login_nonces (nonce text primary key, expires_at timestamptz not null)`,
  `create table seeds (name text primary key, fingerprint text not null)`,
  `create table counters (key text primary key, count int not null, resets_at timestamptz not null)`,
  `create table login_keys (name text primary key, private_jwk jsonb not null)`,
  `create table inbox (
    id bigint generated always as identity primary key,
    merchant_code text not null,
    kind text not null check (kind in ('captcha')),
    reference text not null,
    answer text not null,
    created_at timestamptz not null
  )`,
];

/** The embedded merchant platform. */
export const createSandboxTables: Migration = { name: '0002-sandbox', statements: [...PUBLIC_CONTENT, ...ACCOUNTS] };
