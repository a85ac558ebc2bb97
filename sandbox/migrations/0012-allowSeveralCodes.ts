import type { Migration } from '#server/store/migrations/Migration.ts';

/** Several codes of a number can be valid: requesting another code does not invalidate an earlier one. */
export const allowSeveralCodes: Migration = {
  name: '0012-codes',
  statements: [
    `alter table verification_codes drop constraint verification_codes_pkey, drop column tries_left`,
    `alter table verification_codes add column id bigint generated always as identity primary key`,
    `create index verification_codes_by_number on verification_codes (merchant_code, purpose, mobile_key, sent_at)`,
  ],
};
