import type { Migration } from './Migration.ts';

/** Endpoints that receive events by HTTP, and the deliveries to them. */
export const createWebhooks: Migration = {
  name: '0041-webhooks',
  statements: [
    `create table webhook_endpoints (
      id bigint generated always as identity primary key,
      name text not null,
      url text not null,
      merchant_code text references merchants (code) on delete cascade,
      events text[] not null,
      sealed_secret text,
      old_sealed_secret text,
      old_until timestamptz,
      created_at timestamptz not null,
      paused_at timestamptz,
      paused_why text check (paused_why in ('paused', 'gone', 'secretLost')),
      failing_since timestamptz
    )`,
    `create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id bigint not null references webhook_endpoints on delete cascade,
      message_id text not null,
      type text not null,
      merchant_code text,
      operator_id bigint references operators,
      data jsonb not null,
      created_at timestamptz not null,
      attempts int not null default 0,
      next_at timestamptz,
      delivered_at timestamptz,
      last_at timestamptz,
      status int,
      fault text,
      answer text,
      unique (endpoint_id, message_id)
    )`,
    `create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null`,
    `create index webhook_deliveries_at on webhook_deliveries (created_at)`,
  ],
};
