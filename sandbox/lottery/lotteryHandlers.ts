import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { DrawsAnswer, LotteryGame, LotteryMenuAnswer } from '#schemas/declare/platform/lottery.schema.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { listGames } from '../games/gameQueries.ts';
import { readCodes, readCount, readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { unitOf } from '../money/unitOf.ts';
import { contentLanguage } from '../system/homeOf.ts';
import { drawSecondsOf, drawsOf } from './draws.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import { regionOf, regions } from './regions.ts';

type LotteryHandlers = Pick<
  Handlers,
  | 'lotteryGames'
  | 'lotteryPopular'
  | 'lotteryNumero'
  | 'lotteryShowLogo'
  | 'vnLotteryMenu'
  | 'vnLotteryNumero'
  | 'vnLotteryRecent'
  | 'vnLotteryShowLogo'
>;
type Parts = Pick<SandboxParts, 'db' | 'today'>;

const VIETNAMESE = 'TCG_LOTTO_VN';
const MAX_GAMES = 100;
const DRAWS = 10;
const MAX_DRAWS = 50;
const RECENT = 4;

function lotteries(
  { db }: Parts,
  { merchantCode, site }: CallContext,
  gameTypes: readonly string[],
  vassalages: readonly string[],
) {
  const filter = { merchantCode, gameTypes, vassalages, search: '', classify: '', onlyNew: false, stakes: null, nodeId: null };
  return listGames(db, filter, unitOf(site), { limit: MAX_GAMES, offset: 0, order: 'default' });
}

/** A lottery with its latest numero and, in it, the next draw (LOTT-07). */
function withNumero(game: Game, now: Date): LotteryGame {
  const [numero] = drawsOf(game, now, 1);
  return { ...game, drawSeconds: drawSecondsOf(game), ...(numero === undefined ? {} : { numero }) };
}

const vietnamese = (parts: Parts, context: CallContext) => lotteries(parts, context, ['LOTT'], [VIETNAMESE]);

/** Vietnamese lotteries by region; a region without any is left out. */
function menuOf(games: readonly Game[], language: Language, now: Date): LotteryMenuAnswer {
  return regions
    .map((code) => ({
      code,
      title: sandboxTexts[language](`region.${code}`),
      games: games.filter(({ gameName }) => regionOf(gameName) === code).map((game) => withNumero(game, now)),
    }))
    .filter(({ games: own }) => own.length > 0);
}

/** The requested ids; undefined for all. */
function readIds({ query }: CallContext, name: string): readonly string[] {
  return readText(query, name, 2000)
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}

async function numeros(parts: Parts, context: CallContext): Promise<DrawsAnswer> {
  const wanted = readIds(context, 'gameIds');
  const games = await lotteries(parts, context, ['LOTT', 'ELOTT'], []);
  return games
    .filter(({ gameId }) => wanted.length === 0 || wanted.includes(gameId))
    .flatMap((game) => drawsOf(game, parts.today(), 1));
}

async function drawsOfOne(parts: Parts, context: CallContext): Promise<DrawsAnswer> {
  const [gameId] = readIds(context, 'gameId');
  const count = readCount(context.query, 'count', DRAWS, 1, MAX_DRAWS);
  const game = (await vietnamese(parts, context)).find((each) => gameId === undefined || each.gameId === gameId);
  return game === undefined ? [] : drawsOf(game, parts.today(), count);
}

/** Lotteries, their menus and their draws (CALL-90 to CALL-98). Draws follow the clock of content. */
export const lotteryHandlers = (parts: Parts): LotteryHandlers => ({
  lotteryGames: async (context) => {
    const games = await lotteries(parts, context, ['LOTT', 'ELOTT'], readCodes(context.query, 'vassalage'));
    return games.map((game) => withNumero(game, parts.today()));
  },
  lotteryPopular: async (context) =>
    (await lotteries(parts, context, ['ELOTT'], [])).map((game) => withNumero(game, parts.today())),
  lotteryNumero: (context) => numeros(parts, context),
  lotteryShowLogo: () => ({ showLogo: true }),
  vnLotteryMenu: async (context) => {
    const language = contentLanguage(context.site, readText(context.query, 'language', 10));
    return menuOf(await vietnamese(parts, context), language, parts.today());
  },
  vnLotteryNumero: (context) => drawsOfOne(parts, context),
  vnLotteryRecent: async (context) => {
    const count = readCount(context.query, 'count', RECENT, 1, MAX_DRAWS);
    return (await vietnamese(parts, context)).slice(0, count).map((game) => withNumero(game, parts.today()));
  },
  vnLotteryShowLogo: () => ({ showLogo: true }),
});
