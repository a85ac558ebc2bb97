import type { Database, Queries } from '#server/store/database/Database.ts';
import { demoAccounts } from '../accounts/demoAccounts.ts';
import { storedUnit } from '../money/storedUnit.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { HISTORY_DAYS, type PlayedGame, type Player, settledDay } from './simulatePlayerDay.ts';
import { DAY_MS, dayOf } from '../calls/days.ts';

/** Games of each kind that they play, the first in the merchant's order. */
const GAMES_PER_KIND = 3;

/** The days up to yesterday that a merchant's accounts have no history of yet. Today is the visitor's own. */
function missingDays(last: string | undefined, now: Date): string[] {
  const days = Array.from({ length: HISTORY_DAYS }, (_day, back) =>
    dayOf(new Date(now.getTime() - (HISTORY_DAYS - back) * DAY_MS)),
  );
  return days.filter((day) => last === undefined || day > last);
}

type GameRow = { gameId: string; minBet: string; freeplay: boolean };

async function gamesOf(queries: Queries, merchantCode: string): Promise<PlayedGame[]> {
  const rows = await queries.query<GameRow>(
    `select game_id as "gameId", min_bet as "minBet", freeplay from (
       select g.*, row_number() over (partition by g.game_type order by m.sort) as place
       from merchant_games m join games g using (game_id) where m.merchant_code = $1
     ) as placed where place <= $2 order by game_id`,
    [merchantCode, GAMES_PER_KIND],
  );
  return rows.map(({ minBet, ...game }) => ({ ...game, minBet: Number(minBet) }));
}

type PlayerRow = { id: number; username: string; customerType: number; balance: string };

const playersOf = (queries: Queries, merchantCode: string): Promise<PlayerRow[]> =>
  queries.query<PlayerRow>(
    `select a.id, a.username, a.customer_type as "customerType", w.balance from accounts a join wallets w on w.account_id = a.id
     where a.merchant_code = $1 and a.username = any($2) order by a.id`,
    [merchantCode, demoAccounts.map(({ username }) => username)],
  );

const cents = (amount: number): string => (amount / 100).toFixed(2);

interface Played {
  readonly days: readonly string[];
  readonly games: readonly PlayedGame[];
  readonly unit: MoneyUnit;
}

/** Rows of the tables, each with the balance after it, and the balance that the days end with. */
function rowsOf(player: Player & { readonly balance: string }, { days, games, unit }: Played) {
  let balance = Math.round(Number(player.balance) * 100);
  const rows = days.map((day) => {
    const { rounds, moves } = settledDay(player, day, games, unit);
    return {
      rounds: rounds.map(({ gameId, isFree, stake, payout, at }) => ({
        accountId: player.id,
        gameId,
        isFree,
        stake: cents(stake),
        payout: cents(payout),
        at,
        balance: player.balance,
      })),
      moves: moves.flatMap(({ kind, amount, subject, at }) => {
        if (balance + amount < 0) return []; // a visitor has spent it
        balance += amount;
        return { accountId: player.id, kind, subject, amount: cents(amount), balance: cents(balance), at };
      }),
    };
  });
  return { accountId: player.id, rows, balance: cents(balance) };
}

async function writeHistory(queries: Queries, merchantCode: string, days: readonly string[]): Promise<void> {
  const games = await gamesOf(queries, merchantCode);
  const players = await playersOf(queries, merchantCode);
  const unit = await storedUnit(queries, merchantCode);
  const histories = players.map((player) => rowsOf({ ...player, merchantCode }, { days, games, unit }));
  const simulated = histories.flatMap(({ rows }) => rows);
  await queries.query(
    `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
     select "accountId", "gameId", "isFree", stake, payout, balance, '{}', at from jsonb_to_recordset($1::jsonb) as round("accountId" bigint,
       "gameId" text, "isFree" boolean, stake numeric, payout numeric, balance numeric, at timestamptz)`,
    [JSON.stringify(simulated.flatMap(({ rounds }) => rounds))],
  );
  await queries.query(
    `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
     select "accountId", kind, amount, balance, 'done', subject, at from jsonb_to_recordset($1::jsonb) as move("accountId" bigint,
       kind text, amount numeric, balance numeric, subject text, at timestamptz)`,
    [JSON.stringify(simulated.flatMap(({ moves }) => moves))],
  );
  await queries.query(
    `update wallets w set balance = played.balance from jsonb_to_recordset($1::jsonb) as played("accountId" bigint, balance numeric)
     where w.account_id = played."accountId"`,
    [JSON.stringify(histories.map(({ accountId, balance }) => ({ accountId, balance })))],
  );
}

/** Writes what the demo accounts of these merchants played on the days before `now`, so that their records are not empty. */
export async function seedHistory(db: Database, merchantCodes: readonly string[], now: Date): Promise<void> {
  await db.transaction(async (queries) => {
    // Several nodes may start at once: one writes, the others wait for it here.
    await queries.query('lock table seeds in exclusive mode');
    const done = await queries.query<{ name: string; fingerprint: string }>(
      'select name, fingerprint from seeds where name = any($1)',
      [merchantCodes.map((code) => `history ${code}`)],
    );
    for (const code of merchantCodes) {
      const name = `history ${code}`;
      const days = missingDays(done.find((seed) => seed.name === name)?.fingerprint, now);
      const last = days.at(-1);
      if (last === undefined) continue;
      await writeHistory(queries, code, days);
      await queries.query(
        'insert into seeds (name, fingerprint) values ($1, $2) on conflict (name) do update set fingerprint = excluded.fingerprint',
        [name, last],
      );
    }
  });
}
