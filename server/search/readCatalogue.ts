import type { CallAnswer, CallName, Params } from '#schemas/calls/declaredCalls.ts';
import type { Language } from '#schemas/languages.ts';
import type { LiveSite } from '../platform/LiveSite.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import { languagesOf } from '../platform/languagesOf.ts';
import { type GameIndex, createGameIndex } from './createGameIndex.ts';

/** Reads are made for everybody, without a session. */
const SERVER_IP = '127.0.0.1';
const PAGE_SIZE = 100;
/** A limit, in case a platform's list never ends. */
const MOST_PAGES = 2_000;

export interface Catalogue {
  readonly index: GameIndex;
  readonly hot: ReadonlySet<number>;
}

interface Options {
  readonly platform: MerchantPlatform;
  readonly merchantCode: string;
  readonly site: LiveSite;
}

/**
 * Reads a merchant's catalogue page by page, one call at a time, and indexes it. Hot games come first: they are the most popular.
 * Names in the merchant's other languages are read as far as the platform has any.
 *
 * @throws PlatformRefusal when the platform does not list its games.
 */
export async function readCatalogue({ platform, merchantCode, site }: Options): Promise<Catalogue> {
  const read = <C extends CallName>(call: C, params: Params): Promise<CallAnswer<C>> =>
    platform.read(call, params, { merchantCode, ip: SERVER_IP });
  const [language = 'EN', ...otherLanguages] = languagesOf(site);

  async function* pages(of: Language) {
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
      const asked = { merchant: merchantCode, platform: 'html5', gameType: 'ALL', pageNo, pageSize: PAGE_SIZE, language: of };
      const { games, totalPages } = await read('games', asked);
      yield games;
      if (pageNo >= totalPages || games.length === 0) return;
    }
  }

  // A platform without these calls is searched by names alone.
  const hot = await read('hotGames', { isPlatform: 2, language, platform: 'html5' }).catch(() => []);
  const { vendors } = await read('vendors', { typeId: 1, merchant_code: merchantCode }).catch(() => ({ vendors: {} }));
  const index = createGameIndex(Object.values(vendors), site.full.template.behaviour.lobby);
  for (const game of hot) index.add(game);
  for await (const games of pages(language)) for (const game of games) index.add(game);
  for (const other of otherLanguages) {
    for await (const games of pages(other)) {
      const own = games.filter(({ nodeId, gameName }) => index.addName(nodeId, other, gameName));
      if (own.length === 0) break; // the platform has one name for all languages
    }
  }
  return { index, hot: new Set(hot.map(({ nodeId }) => nodeId)) };
}
