import type { Migration } from '#server/store/migrations/Migration.ts';

/** Lists a category in its order without a join with the catalogue. */
export const indexGamesByCategory: Migration = {
  name: '0014-shelves',
  statements: [
    `alter table merchant_games add column game_type text not null default ''`,
    `update merchant_games m set game_type = g.game_type from games g where g.game_id = m.game_id`,
    `create index merchant_games_by_kind on merchant_games (merchant_code, game_type, sort) include (game_id, hot_rank)`,
    `create index merchant_games_hot on merchant_games (merchant_code, hot_rank) where hot_rank is not null`,
  ],
};
