import type { Migration } from '#server/store/migrations/Migration.ts';

/** Favourites, recently played games, launched games and their rounds. */
export const createPlay: Migration = {
  name: '0008-play',
  statements: [
    `alter table vendors add column maintenance boolean not null default false`,
    `alter table games add column min_bet numeric(10,2) not null default 1`,
    `create index games_by_node on games (node_id)`,
    `create index merchant_games_by_game on merchant_games (game_id)`,
    // Numbered by their own sequence: two of the same moment still have an order.
    `create table favourites (
      account_id bigint not null references accounts on delete cascade,
      game_id text not null references games on delete cascade,
      turn bigint generated always as identity,
      primary key (account_id, game_id)
    )`,
    `create sequence recent_turns`,
    `create table recent_games (
      account_id bigint not null references accounts on delete cascade,
      game_id text not null references games on delete cascade,
      turn bigint not null default nextval('recent_turns'),
      primary key (account_id, game_id)
    )`,
    // A game that was opened ends with the session that opened it.
    `create table launches (
      ticket_hash text primary key,
      session_hash text not null references account_sessions on delete cascade,
      account_id bigint not null references accounts on delete cascade,
      game_id text not null references games on delete cascade,
      language text not null,
      free_credits numeric(18,2),
      expires_at timestamptz not null
    )`,
    `create index launches_by_session on launches (session_hash)`,
    `create table game_rounds (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts on delete cascade,
      game_id text not null,
      is_free boolean not null,
      stake numeric(18,2) not null,
      payout numeric(18,2) not null,
      balance_after numeric(18,2) not null,
      reels int[] not null,
      played_at timestamptz not null
    )`,
    `create index game_rounds_by_account on game_rounds (account_id, played_at)`,
  ],
};
