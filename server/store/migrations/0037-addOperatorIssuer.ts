import type { Migration } from './Migration.ts';

/** Who operators are at the provider that they sign in at: a subject is unique at its issuer only. */
export const addOperatorIssuer: Migration = {
  name: '0037-sign-on',
  statements: [
    `alter table operators add column issuer text, add column subject text`,
    `create unique index operators_by_subject on operators (issuer, subject)`,
  ],
};
