import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/platform/answers.ts';

/** Query of the hot games (CALL-85). */
export const hotGamesParams = (language: Language): Params => ({ isPlatform: 2, language, platform: 'html5' });

/** Query of the vendor structure (CALL-78). */
export const vendorsParams = (): Params => ({ typeId: 1 });

interface GameListQuery {
  readonly merchantCode: string;
  readonly language: Language;
  readonly gameType: string;
  readonly pageSize: number;
  readonly pageNo?: number;
}

/** Query of a game list (CALL-77). */
export const gameListParams = ({ merchantCode, language, gameType, pageSize, pageNo = 1 }: GameListQuery): Params => ({
  merchant: merchantCode,
  platform: 'html5',
  gameType,
  pageNo,
  pageSize,
  minLine: '',
  language,
});
