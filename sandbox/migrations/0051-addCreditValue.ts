import type { Migration } from '#server/store/migrations/Migration.ts';

/** The unit that a merchant's money is stored in; what was stored before is in credits. */
export const addCreditValue: Migration = {
  name: '0051-credit-value',
  statements: ['alter table sandbox_merchants add column credit_value numeric not null default 1'],
};
