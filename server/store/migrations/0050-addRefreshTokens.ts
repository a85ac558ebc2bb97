import type { Migration } from './Migration.ts';

/** By which a provider can be asked again what an operator may do, sealed, and when it was asked. Sessions of before are not asked about. */
export const addRefreshTokens: Migration = {
  name: '0050-asked-again',
  statements: [`alter table operator_sessions add column refresh_token text, add column asked_at timestamptz`],
};
