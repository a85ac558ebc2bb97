import type { Migration } from '#server/store/migrations/Migration.ts';

/** Marks accounts whose owner has not accepted the terms: accounts opened by an agent or a social login. */
export const addTermsAcceptance: Migration = {
  name: '0026-acceptance',
  statements: [`alter table accounts add column must_accept boolean not null default false`],
};
