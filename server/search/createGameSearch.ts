import { LRUCache } from 'lru-cache';
import type { Params } from '#schemas/calls/declaredCalls.ts';
import { isLanguage } from '#schemas/languages.ts';
import type { GameListAnswer } from '#schemas/platform/games.schema.ts';
import type { FindLiveSite, LiveSite } from '../platform/LiveSite.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import { filterOf, orderOf } from './filterGames.ts';
import { type Catalogue, readCatalogue } from './readCatalogue.ts';
import { wordsOf } from './searchWords.ts';

const DEFAULT_PAGE_SIZE = 36;
const MOST_IN_PAGE = 100;
/** How long the first search waits for the index before the platform answers it. */
const WAIT_MS = 1_500;
/** After a catalogue could not be read. */
const RETRY_MS = 60_000;
const MINUTE_MS = 60_000;
/** Games in memory for all merchants together; a thousand take about a megabyte. */
const MOST_GAMES = 400_000;

interface Indexed extends Catalogue {
  readonly revision: number;
  readonly readAt: number;
}

interface Deps {
  readonly platform: MerchantPlatform;
  readonly liveSite: FindLiveSite;
  readonly log: { warn(fields: object, message: string): void };
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

export interface GameSearch {
  /** Answers a search for games (CALL-77 with `gameName`); undefined while there is no index to answer from. */
  answer(merchantCode: string, params: Params): Promise<GameListAnswer | undefined>;
}

/** Whether a query of CALL-77 searches for words. */
export const isSearch = ({ gameName }: Params): boolean => wordsOf(String(gameName ?? '')).length > 0;

const countOf = (value: Params[string] | undefined, fallback: number, most: number): number => {
  const count = Math.floor(Number(value ?? ''));
  return count >= 1 ? Math.min(count, most) : fallback;
};

function answerFrom({ index, hot }: Catalogue, params: Params, { full }: LiveSite): GameListAnswer {
  const language = isLanguage(params['language']) ? params['language'] : 'EN';
  const query = String(params['gameName'] ?? '');
  const { ids, vendors, categories } = index.find(query);
  const gameAt = (id: number) => index.gameAt(id, language);
  const filter = filterOf(params, full.template.behaviour.lobby, hot);
  const passes = (id: number) => filter === undefined || filter(gameAt(id));
  const order = orderOf(params, gameAt);
  const filtered = filter === undefined ? ids : ids.filter(passes);
  const sorted = order === undefined ? filtered : filtered.toSorted(order);
  const pageSize = countOf(params['pageSize'], DEFAULT_PAGE_SIZE, MOST_IN_PAGE);
  const pageNum = countOf(params['pageNo'], 1, Number.MAX_SAFE_INTEGER);
  return {
    games: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(gameAt),
    pageNum,
    totalPages: Math.ceil(sorted.length / pageSize),
    totalCount: sorted.length,
    found: { vendors: [...vendors], categories: [...categories] },
    suggestions: sorted.length === 0 ? index.suggest(query, passes).map((id) => gameAt(id).gameName) : [],
  };
}

/**
 * Searches the catalogues of merchants. A catalogue is read in the background, at its merchant's first search, again after
 * `lobby.searchMinutes` and after every release; until the new index is ready the old one answers.
 */
export function createGameSearch({ platform, liveSite, log, now = () => performance.now() }: Deps): GameSearch {
  const indexed = new LRUCache<string, Indexed>({
    maxSize: MOST_GAMES,
    sizeCalculation: ({ index }) => Math.min(MOST_GAMES, index.size + 1),
  });
  const reading = new Map<string, Promise<void>>();
  const failedAt = new Map<string, number>();

  function startReading(merchantCode: string, site: LiveSite): Promise<void> {
    const running = reading.get(merchantCode);
    if (running) return running;
    const started = readCatalogue({ platform, merchantCode, site })
      .then((catalogue) => {
        indexed.set(merchantCode, { ...catalogue, revision: site.revision, readAt: now() });
        failedAt.delete(merchantCode);
      })
      .catch((error: unknown) => {
        failedAt.set(merchantCode, now());
        log.warn({ err: error, merchantCode }, 'the catalogue could not be read for the search');
      })
      .finally(() => reading.delete(merchantCode));
    reading.set(merchantCode, started);
    return started;
  }

  const isFresh = ({ revision, readAt }: Indexed, site: LiveSite): boolean =>
    revision === site.revision && now() - readAt < site.full.template.behaviour.lobby.searchMinutes * MINUTE_MS;

  return {
    async answer(merchantCode, params) {
      const site = liveSite(merchantCode);
      if (site === undefined) return undefined;
      const known = indexed.get(merchantCode);
      const mayRead = now() - (failedAt.get(merchantCode) ?? Number.NEGATIVE_INFINITY) >= RETRY_MS;
      if (mayRead && (known === undefined || !isFresh(known, site))) {
        const started = startReading(merchantCode, site);
        if (known === undefined) await Promise.race([started, new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref())]);
      }
      const catalogue = known ?? indexed.get(merchantCode);
      return catalogue && answerFrom(catalogue, params, site);
    },
  };
}
