import { type RequestHandler, Router } from 'express';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { games as isQuery } from '#schemas/generated/queries.js';
import { PLATFORM_PATH, callOf } from '../playerCalls/callOf.ts';
import type { FindLiveSite } from '../platform/LiveSite.ts';
import type { Caller, MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { OpenPlatform } from '../platform/OpenPlatform.ts';
import { merchantOf } from '../playerCalls/merchantOf.ts';
import { encodeAnswer, sendEncoded, sendRefusal } from '../playerCalls/sendAnswer.ts';
import { type GameSearch, createGameSearch, needsIndex } from './createGameSearch.ts';

const CACHE_RULE = 'public, max-age=60';
/** What needs the index, in an address: the platform's own answer must not stay when the index could give a better one. */
const NEEDS_INDEX = /[?&](?:gameName|volatility|minRtp|freeplay|facets)=[^&]/;

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Deps {
  readonly liveSite: FindLiveSite;
  readonly log: Log;
}

/** The query of an address, or undefined where the platform has to refuse it. */
function readQuery(originalUrl: string): Params | undefined {
  const at = originalUrl.indexOf('?');
  const pairs = [...new URLSearchParams(at === -1 ? '' : originalUrl.slice(at + 1))];
  const query = Object.fromEntries(pairs);
  const isSound = Object.keys(query).length === pairs.length && !pairs.some(([, value]) => value.includes('\0'));
  return isSound && isQuery(query) ? query : undefined;
}

/** Answers searches for games and filtered lists; leaves all other calls, and searches before there is an index, to the platform. */
function searchRouter(search: GameSearch, { liveSite, log }: Deps): RequestHandler {
  const router = Router();
  router.get(PLATFORM_PATH, async (req, res, next) => {
    const merchantCode = merchantOf(req);
    if (merchantCode === undefined || callOf(req.method, req.path, liveSite(merchantCode)) !== 'games') return next();
    const query = readQuery(req.originalUrl);
    if (query === undefined || !needsIndex(query)) return next();
    try {
      const answer = await search.answer(merchantCode, query);
      if (answer === undefined) return next();
      sendEncoded(req, res, encodeAnswer(answer, CACHE_RULE));
    } catch (error) {
      sendRefusal(res, error, log);
    }
  });
  return router;
}

/** A platform whose games are searched and filtered by our server: in calls of players and for pages that are rendered here. */
export function withGameSearch(opened: OpenPlatform, { liveSite, log }: Deps): OpenPlatform {
  const search = createGameSearch({ platform: opened.platform, liveSite, log });
  const platform: MerchantPlatform = {
    async read<C extends CallName>(call: C, params: Params, caller: Caller): Promise<CallAnswer<C>> {
      const answer = call === 'games' && needsIndex(params) ? await search.answer(caller.merchantCode, params) : undefined;
      return (answer as CallAnswer<C> | undefined) ?? opened.platform.read(call, params, caller); // the answer of `games`
    },
  };
  return {
    ...opened,
    platform,
    routers: [searchRouter(search, { liveSite, log }), ...opened.routers],
    answerFromCache: (req, res) => !NEEDS_INDEX.test(req.url ?? '') && opened.answerFromCache(req, res),
  };
}
