import type { Migration } from './Migration.ts';

/** When the name of an operator was erased. */
export const addOperatorErasedAt: Migration = {
  name: '0036-erased',
  statements: [`alter table operators add column erased_at timestamptz`],
};
