import type { ProfitLossAnswer, TransactionsAnswer } from '#schemas/declare/platform/records.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { AskedDays, AskedPage } from '../calls/readRecordQuery.ts';

export interface DayFilter {
  readonly accountId: number;
  readonly days: AskedDays;
}

/** Codes of kinds on the wire. A kind that is not here is its own code. */
const codeOf: Readonly<Record<string, string>> = { deposit: 'D', withdrawal: 'W', bet: 'B', win: 'P', bonus: 'R' };

/** Requests every kind, as a link may (ROUTE-30). */
const EVERYTHING = 'A';

/** The kinds that codes stand for; nothing for all of them. */
export function kindsOf(codes: readonly string[]): readonly string[] | undefined {
  if (codes.length === 0 || codes.includes(EVERYTHING)) return undefined;
  return codes.map((code) => Object.keys(codeOf).find((kind) => codeOf[kind] === code) ?? code);
}

interface MoveFilter extends DayFilter {
  readonly kinds: readonly string[] | undefined;
}

const FROM_LEDGER = `from ledger left join games g on ledger.kind in ('bet', 'win') and g.game_id = ledger.subject
  where ledger.account_id = $1 and ledger.created_at >= $2 and ledger.created_at < $3 and ($4::text[] is null or ledger.kind = any($4))`;

const parametersOf = ({ accountId, days, kinds }: MoveFilter) => [accountId, days.from, days.until, kinds ?? null];

type MoveRow = {
  kind: string;
  reference: string;
  amount: string;
  balance: string;
  status: string;
  createdAt: Date;
  detail: string;
};

/** What moved a member's money, newest first. Stored exactly; numbers only on the wire. */
export async function listMoves(queries: Queries, filter: MoveFilter, page: AskedPage): Promise<TransactionsAnswer['list']> {
  const rows = await queries.query<MoveRow>(
    `select ledger.kind, ledger.reference, ledger.amount, ledger.balance_after as balance, ledger.status,
       ledger.created_at as "createdAt", coalesce(g.name, case when ledger.kind in ('withdrawal', 'bonus') then ledger.subject else '' end) as detail
     ${FROM_LEDGER} order by ledger.created_at desc, ledger.id desc limit $5 offset $6`,
    [...parametersOf(filter), page.limit, page.offset],
  );
  return rows.map(({ kind, reference, amount, balance, status, createdAt, detail }) => ({
    id: reference,
    reference,
    type: codeOf[kind] ?? kind,
    amount: Number(amount),
    balance: Number(balance),
    status,
    time: createdAt.toISOString(),
    detail,
  }));
}

/** The number of movements, and the sums in and out without what was cancelled or has not come in. */
export async function sumMoves(queries: Queries, filter: MoveFilter): Promise<{ count: number; in: number; out: number }> {
  const [sums] = await queries.query<{ count: number; in: string; out: string }>(
    `select count(*) as count,
       coalesce(sum(amount) filter (where amount > 0 and status = 'done'), 0) as in,
       coalesce(sum(amount) filter (where amount < 0 and status <> 'cancelled'), 0) as out ${FROM_LEDGER}`,
    parametersOf(filter),
  );
  return { count: sums?.count ?? 0, in: Number(sums?.in ?? 0), out: Number(sums?.out ?? 0) };
}

type ResultRow = { gameType: string | null; count: number; stake: string; payout: string; profit: string };

/** Sums of bets for money by kind of game, lotteries as one kind (LOTT-02). The row without a kind is the total. */
export async function sumByKind(queries: Queries, { accountId, days }: DayFilter): Promise<ProfitLossAnswer> {
  const rows = await queries.query<ResultRow>(
    `select kind as "gameType", count(*) as count, coalesce(sum(r.stake), 0) as stake, coalesce(sum(r.payout), 0) as payout,
       coalesce(sum(r.payout - r.stake), 0) as profit
     from game_rounds r join games g using (game_id)
       cross join lateral (select case g.game_type when 'LOTT' then 'ELOTT' else g.game_type end as kind) as filed
     where r.account_id = $1 and r.played_at >= $2 and r.played_at < $3 and not r.is_free
     group by rollup (kind) order by sum(r.stake) desc, kind`,
    [accountId, days.from, days.until],
  );
  const results = rows.map(({ gameType, count, stake, payout, profit }) => ({
    gameType,
    count,
    stake: Number(stake),
    payout: Number(payout),
    profit: Number(profit),
  }));
  const { gameType: _all, ...totals } = results.find(({ gameType }) => gameType === null) ?? {
    gameType: null,
    count: 0,
    stake: 0,
    payout: 0,
    profit: 0,
  };
  return { list: results.flatMap(({ gameType, ...sums }) => (gameType === null ? [] : [{ gameType, ...sums }])), totals };
}
