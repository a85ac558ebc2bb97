import type { Migration } from './Migration.ts';

/** Browsers that an operator has signed in with: guesses from elsewhere do not lock them out. */
export const createOperatorDevices: Migration = {
  name: '0026-devices',
  statements: [
    `create table operator_devices (
      token_hash text primary key,
      operator_id bigint not null references operators on delete cascade,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index operator_devices_by_operator on operator_devices (operator_id, seen_at desc)`,
  ],
};
