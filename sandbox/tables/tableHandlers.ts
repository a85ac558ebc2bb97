import type { LiveTable } from '#schemas/declare/platform/sports.schema.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readCodes, readCount } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { listGames } from '../games/gameQueries.ts';
import { unitOf } from '../money/unitOf.ts';
import { seedOf } from '../seed/seededRandom.ts';
import { firstLanguage } from '../system/homeOf.ts';
import { tableAt } from './tableAt.ts';

const COUNT = 24;
const MOST = 100;
/** Every third table is of the house and speaks its language; at the others English is spoken. */
const HOUSE_TABLES = 3;

async function liveTables({ db, today }: Pick<SandboxParts, 'db' | 'today'>, context: CallContext): Promise<LiveTable[]> {
  const { merchantCode, site, query } = context;
  const vassalages = readCodes(query, 'vassalage');
  const filter = {
    merchantCode,
    gameTypes: ['LIVE'],
    vassalages,
    search: '',
    classify: '',
    onlyNew: false,
    stakes: null,
    nodeId: null,
  };
  const limit = readCount(query, 'count', COUNT, 1, MOST);
  const games = await listGames(db, filter, unitOf(site), { limit, offset: 0, order: 'popular' });
  const own = languages[firstLanguage(site)].lang;
  const nowMs = today().getTime();
  return games.map((game) => tableAt(game, nowMs, seedOf(game.gameId) % HOUSE_TABLES === 0 ? own : 'en'));
}

/** Live tables, from the clock of content alone. */
export const tableHandlers = (parts: Pick<SandboxParts, 'db' | 'today'>): Pick<Handlers, 'liveTables'> => ({
  liveTables: (context) => liveTables(parts, context),
});
