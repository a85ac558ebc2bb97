import type { GameCarouselProps } from '#src/blocks/GameCarousel/block.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

/** Query of the hot games (CALL-85); a member's name goes with it where the browser asks. */
export const hotGamesParams = (language: Language): Params => ({ isPlatform: 2, language, platform: 'html5' });

/** Query of the vendor structure (CALL-78). */
export const vendorsParams = ({ merchantCode }: Pick<GameListQuery, 'merchantCode'>): Params => ({
  typeId: 1,
  merchant_code: merchantCode,
});

interface GameListQuery {
  readonly merchantCode: string;
  readonly language: Language;
  /** A category; undefined for all. */
  readonly gameType: string | undefined;
  readonly pageSize: number;
  readonly pageNo?: number;
  /** Part of a name. */
  readonly gameName?: string;
  readonly vendors?: readonly string[];
  /** `NEW`, or a key of the vendor structure. */
  readonly classify?: string;
  /** The stake that a game must allow; 0 for any. */
  readonly minBet?: number;
  readonly sort?: string;
}

/** Query of a game list (CALL-77). Empty filters are not sent. */
export const gameListParams = ({
  merchantCode,
  language,
  gameType = 'ALL',
  pageSize,
  pageNo = 1,
  gameName = '',
  vendors = [],
  classify = '',
  minBet = 0,
  sort = '',
}: GameListQuery): Params => ({
  merchant: merchantCode,
  platform: 'html5',
  gameType,
  pageNo,
  pageSize,
  ...(gameName === '' ? {} : { gameName }),
  ...(vendors.length === 0 ? {} : { vassalage: vendors.join() }),
  ...(classify === 'NEW' ? { isNew: '1' } : {}),
  ...(classify === '' || classify === 'NEW' ? {} : { gameClassify: classify }),
  ...(minBet === 0 ? {} : { minBet }),
  ...(sort === '' ? {} : { sort }),
  minLine: '',
  language,
});

interface CarouselQuery extends Pick<GameCarouselProps, 'games' | 'category' | 'count'> {
  readonly merchantCode: string;
  readonly language: Language;
}

/** Query of the games of a carousel (HOME-15). */
export const carouselParams = ({ merchantCode, language, games, category, count }: CarouselQuery): Params =>
  gameListParams({ merchantCode, language, gameType: category, pageSize: count, classify: games === 'new' ? 'NEW' : '' });

/** Query for one game, for its sheet: `nodeId` is our own addition to CALL-77. */
export const gameParams = (merchantCode: string, language: Language, nodeId: number): Params => ({
  ...gameListParams({ merchantCode, language, gameType: 'ALL', pageSize: 1 }),
  nodeId,
});

/** How many similar games a sheet requests. */
const SIMILAR = 12;

/** Query for similar games: of the same vendor and kind. */
export const similarParams = (merchantCode: string, language: Language, { gameType, vassalage }: Game): Params => ({
  ...gameListParams({ merchantCode, language, gameType, pageSize: SIMILAR }),
  vassalage,
});

/** Query of the games played last (CALL-84); clients of the mobile site are of type 2. */
export const recentParams = (language: Language, pageSize: number): Params => ({ page: 1, pageSize, language, clientType: 2 });
