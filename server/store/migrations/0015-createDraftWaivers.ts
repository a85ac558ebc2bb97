import type { Migration } from './Migration.ts';

/** Which warnings of a draft may pass, why, and who said so: part of the work on it, so every operator sees it. */
export const createDraftWaivers: Migration = {
  name: '0015-waivers',
  statements: [
    `create table draft_waivers (
      merchant_code text not null references merchants (code),
      code text not null,
      pointer text not null,
      reason text not null,
      operator_id bigint references operators (id),
      updated_at timestamptz not null,
      primary key (merchant_code, code, pointer)
    )`,
  ],
};
