import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext, Handlers } from '../CallContext.ts';
import { readGameTypes } from '../games/gameHandlers.ts';
import { pageAnswer, readDays, readPage } from '../readRecordQuery.ts';
import type { SandboxParts } from '../SandboxParts.ts';
import { type BetFilter, listBets, sumBets } from './betQueries.ts';

type Parts = Pick<SandboxParts, 'db' | 'clock'>;

/** The caller, and the days that were asked for: never more than the merchant's screens let anybody choose. */
async function askedBy(parts: Parts, context: CallContext): Promise<Omit<BetFilter, 'gameTypes'>> {
  const { id } = await requireAccount(parts, context);
  const { maxDays } = context.site.full.template.behaviour.records;
  const now = parts.clock();
  return { accountId: id, days: readDays(context.query, now, maxDays), now };
}

/** What a member did on some days (MEM-07). */
export const recordHandlers = (parts: Parts): Pick<Handlers, 'gameRecords'> => ({
  gameRecords: async (context) => {
    const filter = { ...(await askedBy(parts, context)), gameTypes: readGameTypes(context.query, 'gameType') };
    const page = readPage(context.query);
    const totals = await sumBets(parts.db, filter);
    return { ...pageAnswer(await listBets(parts.db, filter, page), totals.count, page), totals };
  },
});
