import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { LiveSite } from '../platform/LiveSite.ts';
import { type MerchantPlatform, SERVER_IP } from '../platform/MerchantPlatform.ts';
import { languagesOf } from '../platform/languagesOf.ts';
import { type GameIndex, createGameIndex } from './createGameIndex.ts';

const PAGE_SIZE = 100;
const vendorsOf = (merchantCode: string): Params => ({ typeId: 1, merchant_code: merchantCode });
/** A limit, in case a platform's list never ends. */
const MOST_PAGES = 2_000;

export interface Catalogue {
  readonly index: GameIndex;
  /** Places of all games in the index, in the platform's order. */
  readonly listed: readonly number[];
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
      const query = { merchant: merchantCode, platform: 'html5', gameType: 'ALL', pageNo, pageSize: PAGE_SIZE, language: of };
      const { games, totalPages } = await read('games', query);
      yield games;
      if (pageNo >= totalPages || games.length === 0) return;
    }
  }

  // A platform without these calls is searched by names alone.
  const hot = await read('hotGames', { isPlatform: 2, language, platform: 'html5' }).catch(() => []);
  const { vendors } = await read('vendors', vendorsOf(merchantCode)).catch(() => ({ vendors: {} }));
  const index = createGameIndex(Object.values(vendors), site.full.template.behaviour.lobby);
  for (const game of hot) index.add(game);
  const listed = new Set<number>();
  for await (const games of pages(language)) {
    for (const game of games) {
      index.add(game);
      const place = index.placeOf(game.nodeId);
      if (place !== undefined) listed.add(place);
    }
  }
  for (const other of otherLanguages) {
    for await (const games of pages(other)) {
      const named = games.filter(({ nodeId, gameName }) => index.addName(nodeId, other, gameName));
      if (named.length === 0) break; // the platform has one name for all languages
    }
  }
  return { index, listed: [...listed], hot: new Set(hot.map(({ nodeId }) => nodeId)) };
}

/** Which studios are under maintenance now, and which are not, as far as the platform says; undefined where it does not answer. */
export async function readMaintenance(
  platform: MerchantPlatform,
  merchantCode: string,
): Promise<ReadonlyMap<string, boolean> | undefined> {
  const caller = { merchantCode, ip: SERVER_IP };
  const structure = await platform.read('vendors', vendorsOf(merchantCode), caller).catch(() => undefined);
  if (structure === undefined) return undefined;
  const maintained = Object.values(structure.vendors).flatMap(({ vassalage, maintenance }) =>
    maintenance === undefined ? [] : [[vassalage, maintenance] as const],
  );
  return new Map(maintained);
}
