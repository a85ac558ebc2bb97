import type { Migration } from '#server/store/migrations/Migration.ts';

/** Rewards that members claimed and points that they spent. */
export const createBenefits: Migration = {
  name: '0018-benefits',
  statements: [
    // `period` tells the rewards of one week from those of the next; a reward is claimed once in each.
    `create table reward_claims (
      account_id bigint not null references accounts on delete cascade,
      reward_id text not null,
      period text not null,
      claimed_at timestamptz not null,
      primary key (account_id, reward_id, period)
    )`,
    `create table redemptions (
      account_id bigint not null references accounts on delete cascade,
      request_id text not null,
      item_id text not null,
      points int not null,
      redeemed_at timestamptz not null,
      primary key (account_id, request_id)
    )`,
  ],
};
