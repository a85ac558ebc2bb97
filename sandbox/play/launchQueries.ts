import type { Queries } from '#server/store/database/Database.ts';
import { bookRound } from '../wallet/ledgerQueries.ts';

export type PlayableGame = {
  gameId: string;
  freeplay: boolean;
  maintenance: boolean;
};

export interface WantedGame {
  readonly merchantCode: string;
  readonly vassalage: string;
  readonly nodeId: number | null;
  readonly gameId: string | null;
}

/** The game that is meant; the vendor's first where only the vendor is named. Nothing where the merchant has none such. */
export async function findPlayable(queries: Queries, wanted: WantedGame): Promise<PlayableGame | undefined> {
  const [game] = await queries.query<PlayableGame>(
    `select g.game_id as "gameId", g.freeplay, v.maintenance
     from merchant_games m join games g using (game_id) join vendors v using (vassalage)
     where m.merchant_code = $1 and g.vassalage = $2 and ($3::int is null or g.node_id = $3) and ($4::text is null or g.game_id = $4)
     order by m.sort limit 1`,
    [wanted.merchantCode, wanted.vassalage, wanted.nodeId, wanted.gameId],
  );
  return game;
}

export interface NewLaunch {
  readonly ticketHash: string;
  readonly sessionHash: string;
  readonly accountId: number;
  readonly gameId: string;
  readonly language: string;
  /** Credits of a free game; null where the wallet pays. */
  readonly freeCredits: string | null;
  readonly expiresAt: Date;
}

export async function insertLaunch(queries: Queries, launch: NewLaunch): Promise<void> {
  await queries.query(
    `insert into launches (ticket_hash, session_hash, account_id, game_id, language, free_credits, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      launch.ticketHash,
      launch.sessionHash,
      launch.accountId,
      launch.gameId,
      launch.language,
      launch.freeCredits,
      launch.expiresAt,
    ],
  );
}

export type Launch = {
  sessionHash: string;
  accountId: number;
  gameId: string;
  gameName: string;
  vendorName: string;
  hue: number;
  minBet: string;
  language: string;
  isFree: boolean;
  balance: string;
};

/** A game that is open: its session lives, its time has not passed. */
export async function findLaunch(
  queries: Queries,
  ticketHash: string,
  merchantCode: string,
  now: Date,
): Promise<Launch | undefined> {
  const [launch] = await queries.query<Launch>(
    `select l.session_hash as "sessionHash", l.account_id as "accountId", l.game_id as "gameId", g.name as "gameName", v.display_name as "vendorName",
       v.hue, g.min_bet as "minBet", l.language, l.free_credits is not null as "isFree",
       coalesce(l.free_credits, w.balance) as balance
     from launches l join account_sessions s on s.token_hash = l.session_hash join accounts a on a.id = l.account_id
       join wallets w on w.account_id = a.id join games g using (game_id) join vendors v using (vassalage)
     where l.ticket_hash = $1 and a.merchant_code = $2 and l.expires_at > $3 and s.expires_at > $3`,
    [ticketHash, merchantCode, now],
  );
  return launch;
}

export interface Round {
  readonly ticketHash: string;
  readonly launch: Pick<Launch, 'accountId' | 'gameId' | 'isFree'>;
  readonly stake: number;
  readonly payout: number;
  readonly reels: readonly number[];
  readonly playedAt: Date;
}

/** Pays stake and win and writes the round down. Gives the balance afterwards; nothing where it was too low. In a transaction. */
export async function settleRound(queries: Queries, round: Round): Promise<string | undefined> {
  const { launch, stake, payout } = round;
  const [paid] = launch.isFree
    ? await queries.query<{ balance: string }>(
        `update launches set free_credits = free_credits - $2 + $3 where ticket_hash = $1 and free_credits >= $2
         returning coalesce(free_credits, 0) as balance`,
        [round.ticketHash, stake, payout],
      )
    : await queries.query<{ balance: string }>(
        'update wallets set balance = balance - $2 + $3 where account_id = $1 and balance >= $2 returning balance',
        [launch.accountId, stake, payout],
      );
  if (paid === undefined) return undefined;
  await queries.query(
    `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [launch.accountId, launch.gameId, launch.isFree, stake, payout, paid.balance, round.reels, round.playedAt],
  );
  if (!launch.isFree) await bookRound(queries, { ...round, ...launch, balanceAfter: paid.balance });
  return paid.balance;
}
