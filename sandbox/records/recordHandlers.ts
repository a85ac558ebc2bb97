import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readGameTypes } from '../games/gameHandlers.ts';
import { readCodes } from '../calls/readQuery.ts';
import { pageAnswer, readDays, readPage } from '../calls/readRecordQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { settleWithdrawals } from '../wallet/ledgerQueries.ts';
import { listBets, sumBets } from './betQueries.ts';
import { type DayFilter, kindsOf, listMoves, sumByKind, sumMoves } from './moneyQueries.ts';

type Parts = Pick<SandboxParts, 'db' | 'clock'>;

/** The caller, and the requested days: at most as many as the merchant's screens let players choose. */
function filterOf(parts: Parts, { account, site, query }: MemberContext): DayFilter {
  const { maxDays } = site.full.template.behaviour.records;
  return { accountId: account.id, days: readDays(query, parts.clock(), maxDays) };
}

/** Players see all lotteries as one kind (LOTT-02). */
const withLotteries = (gameTypes: readonly string[]) => (gameTypes.includes('ELOTT') ? [...gameTypes, 'LOTT'] : gameTypes);

/** Bets, transactions, profit and loss of a member on some days (MEM-07 to MEM-09). */
export const recordHandlers = (parts: Parts): Pick<Handlers, 'gameRecords' | 'transactions' | 'profitLoss'> => ({
  gameRecords: async (context) => {
    const filter = { ...filterOf(parts, context), gameTypes: withLotteries(readGameTypes(context.query, 'gameType')) };
    const page = readPage(context.query);
    const totals = await sumBets(parts.db, filter);
    return { ...pageAnswer(await listBets(parts.db, filter, page), totals.count, page), totals };
  },
  transactions: async (context) => {
    const filter = { ...filterOf(parts, context), kinds: kindsOf(readCodes(context.query, 'types')) };
    const page = readPage(context.query);
    await settleWithdrawals(parts.db, parts.clock());
    const { count, ...totals } = await sumMoves(parts.db, filter);
    return { ...pageAnswer(await listMoves(parts.db, filter, page), count, page), totals };
  },
  profitLoss: async (context) => sumByKind(parts.db, filterOf(parts, context)),
});
