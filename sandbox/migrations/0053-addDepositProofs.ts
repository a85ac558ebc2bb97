import type { Migration } from '#server/store/migrations/Migration.ts';

/** When a picture of a payment was sent. The picture itself is not stored. */
export const addDepositProofs: Migration = {
  name: '0053-deposit-proofs',
  statements: ['alter table deposit_payments add column proof_at timestamptz'],
};
