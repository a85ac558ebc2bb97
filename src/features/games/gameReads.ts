import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/platform/answers.ts';

/** Query of the hot games (CALL-85). */
export const hotGamesParams = (language: Language): Params => ({ isPlatform: 2, language, platform: 'html5' });

/** Query of the vendor structure (CALL-78). */
export const vendorsParams = (): Params => ({ typeId: 1 });

interface GameListQuery {
  readonly merchantCode: string;
  readonly language: Language;
  /** A category; without one games of every category. */
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

/** Query of a game list (CALL-77). What narrows nothing is not sent. */
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
