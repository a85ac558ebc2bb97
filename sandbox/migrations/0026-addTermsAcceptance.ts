import type { Migration } from '#server/store/migrations/Migration.ts';

/** Accounts whose owner has not accepted the terms: those that an agent or a social login has opened. */
export const addTermsAcceptance: Migration = {
  name: '0026-acceptance',
  statements: [`alter table accounts add column must_accept boolean not null default false`],
};
