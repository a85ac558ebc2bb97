import { LRUCache } from 'lru-cache';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { isLanguage } from '#schemas/declare/languages/languages.ts';
import type { Game, GameListAnswer } from '#schemas/declare/platform/games.schema.ts';
import type { FindLiveSite, LiveSite } from '../platform/LiveSite.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import { refuse } from '../playerCalls/refusals.ts';
import { countFacets } from './countFacets.ts';
import type { GameIndex } from './createGameIndex.ts';
import { filtersOf, hasOwnFilters, orderOf, testOf } from './filterGames.ts';
import { type Catalogue, readCatalogue, readMaintenance } from './readCatalogue.ts';
import { wordsOf } from './searchWords.ts';
import { withPatience } from '../store/database/startPatience.ts';

const DEFAULT_PAGE_SIZE = 36;
const MOST_IN_PAGE = 100;
/** How long the first search waits for the index before the platform answers it. */
const WAIT_MS = 1_500;
const MOST_STATUSES = 10_000;
/** How long it is believed which studios are under maintenance. */
const STATUS_FRESH_MS = 30_000;
/** After a catalogue could not be read. */
const RETRY_MS = 60_000;
const MINUTE_MS = 60_000;
/** Games in memory for all merchants together; a thousand take about a megabyte. */
const MOST_GAMES = 400_000;

interface Indexed extends Catalogue {
  readonly revision: number;
  readonly readAt: number;
}

/** Which studios are under maintenance, by their codes. */
interface StudioStatus {
  readonly isClosed: ReadonlyMap<string, boolean>;
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
  /**
   * Answers a query of CALL-77 that `needsIndex`; undefined while there is no index to answer from.
   *
   * @throws PlatformRefusal where the platform would leave out a filter, and list what was not asked for.
   */
  answer(merchantCode: string, params: Params): Promise<GameListAnswer | undefined>;
}

const isSearch = ({ gameName }: Params): boolean => wordsOf(String(gameName ?? '')).length > 0;
const wantsFacets = ({ facets }: Params): boolean => String(facets ?? '') === '1';

/** Whether a query of CALL-77 searches for words, filters by what platforms do not filter by, or asks what filters would leave. */
export const needsIndex = (params: Params): boolean => isSearch(params) || hasOwnFilters(params) || wantsFacets(params);

const countOf = (value: Params[string] | undefined, fallback: number, most: number): number => {
  const count = Math.floor(Number(value ?? ''));
  return count >= 1 ? Math.min(count, most) : fallback;
};

function* gamesAt(index: GameIndex, ids: readonly number[]): Generator<Game> {
  for (const id of ids) yield index.gameAt(id);
}

function answerFrom({ index, listed, hot }: Catalogue, params: Params, { full }: LiveSite): GameListAnswer {
  const { lobby } = full.template.behaviour;
  const language = isLanguage(params['language']) ? params['language'] : 'EN';
  const query = String(params['gameName'] ?? '');
  const found = isSearch(params) ? index.find(query) : undefined;
  const ids = found?.ids ?? listed;
  const filters = filtersOf(params, lobby, hot);
  const test = testOf(filters);
  const passes = (id: number) => test === undefined || test(index.gameAt(id));
  const order = orderOf(params, (id) => index.gameAt(id, language));
  const filtered = test === undefined ? ids : ids.filter(passes);
  const sorted = order === undefined ? filtered : filtered.toSorted(order);
  const pageSize = countOf(params['pageSize'], DEFAULT_PAGE_SIZE, MOST_IN_PAGE);
  const pageNum = countOf(params['pageNo'], 1, Number.MAX_SAFE_INTEGER);
  return {
    games: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((id) => index.gameAt(id, language)),
    pageNum,
    totalPages: Math.ceil(sorted.length / pageSize),
    totalCount: sorted.length,
    ...(wantsFacets(params) && {
      facets: countFacets(
        gamesAt(index, ids),
        filters,
        lobby.stakeSteps.map((step) => step / 100),
      ),
    }),
    ...(found && {
      found: { vendors: [...found.vendors], categories: [...found.categories] },
      suggestions: sorted.length === 0 ? index.suggest(query, passes).map((id) => index.gameAt(id, language).gameName) : [],
    }),
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
  const statuses = new LRUCache<string, StudioStatus>({ max: MOST_STATUSES });

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

  /** A catalogue is older than what changes by the minute. Without an answer its games say what they said when it was read. */
  async function withStatus(merchantCode: string, answer: GameListAnswer): Promise<GameListAnswer> {
    let status = statuses.get(merchantCode);
    if (status === undefined || now() - status.readAt >= STATUS_FRESH_MS) {
      const isClosed = await readMaintenance(platform, merchantCode);
      status = { isClosed: isClosed ?? status?.isClosed ?? new Map(), readAt: now() };
      statuses.set(merchantCode, status);
    }
    const { isClosed } = status;
    const games = answer.games.map((game) => {
      const maintenance = isClosed.get(game.vassalage);
      return maintenance === undefined ? game : { ...game, maintenance };
    });
    return { ...answer, games };
  }

  const isFresh = ({ revision, readAt }: Indexed, site: LiveSite): boolean =>
    revision === site.revision && now() - readAt < site.full.template.behaviour.lobby.searchMinutes * MINUTE_MS;

  return {
    async answer(merchantCode, params) {
      const site = liveSite(merchantCode);
      if (site === undefined) return undefined;
      const current = indexed.get(merchantCode);
      const mayRead = now() - (failedAt.get(merchantCode) ?? Number.NEGATIVE_INFINITY) >= RETRY_MS;
      if (mayRead && (current === undefined || !isFresh(current, site))) {
        const started = startReading(merchantCode, site);
        if (current === undefined) await withPatience(WAIT_MS, started).catch(() => undefined); // until then the platform searches
      }
      const catalogue = current ?? indexed.get(merchantCode);
      if (catalogue) return withStatus(merchantCode, answerFrom(catalogue, params, site));
      if (hasOwnFilters(params)) throw refuse('platform.unreachable');
      return undefined;
    },
  };
}
