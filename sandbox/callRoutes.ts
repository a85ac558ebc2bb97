import { parseCookie } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import * as isQuery from '#schemas/generated/queries.js';
import { isObject } from '#schemas/base/json/isObject.ts';
import { rightOf } from '#schemas/base/text/pair.ts';
import { type AnyValidator } from '#schemas/base/json/createReader.ts';
import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { sharedCalls } from '#schemas/generated/sharedCalls.js';
import { ENCRYPTION_HEADER, NUMBER_FIELD, VERSION_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { networkOf, visitorAddress } from '#server/http/requests/visitorAddress.ts';
import { PLATFORM_PATH, callOf, methodsAt } from '#server/playerCalls/callOf.ts';
import type { FindLiveSite, LiveSite } from '#server/platform/LiveSite.ts';
import { merchantOf } from '#server/playerCalls/merchantOf.ts';
import { readBodyText } from '#server/playerCalls/readBodyText.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { type EncodedAnswer, encodeAnswer, sendEncoded, sendRefusal, sendValue } from '#server/playerCalls/sendAnswer.ts';
import { tokenHeaderOf, tokenOf } from '#server/playerCalls/tokenOf.ts';
import type { CallContext } from './calls/CallContext.ts';
import type { OriginOf } from './originOf.ts';
import { languageOf } from './system/homeOf.ts';

/** How long to cache an answer that changes with a release only; the cache key contains the release. */
const STORED_S = 60;

const cacheRuleOf = (freshS: number) => `public, max-age=${freshS}${freshS === 0 ? ', must-revalidate' : ''}`;

/** The caller's name in the query of the hot games, whose answer is the same for everyone (CALL-85). */
const ASKED_BY = /[?&]username=[^&]*/;

/** Memory for cached answers, and the overhead of an entry. */
const CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 500;

interface Deps {
  readonly dispatch: (call: CallName, context: CallContext) => Promise<CallAnswer<CallName>>;
  readonly liveSite: FindLiveSite;
  readonly originOf: OriginOf;
  readonly log: { error(fields: object, message: string): void };
}

/** The pairs of a query or a form. Refuses repeated names. */
function readPairs(text: string, refusal: 'query.invalid' | 'body.invalid'): Record<string, string> {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (pairs.has(name)) throw refuse(refusal, { name });
    pairs.set(name, value);
  }
  return Object.fromEntries(pairs);
}

/** Reads a body. Refuses other content types, bodies that are too large, invalid JSON and prototype keys. */
async function readBody(call: CallName, req: Request, res: Response): Promise<unknown> {
  const { form, bodyKb }: Call = calls[call];
  if (form && req.is('application/x-www-form-urlencoded')) {
    return readPairs(await readBodyText(req, res), 'body.invalid');
  }
  if (!req.is('application/json')) throw refuse('body.notJson');
  const json = readJson(await readBodyText(req, res, bodyKb));
  if (json.ok) return json.value;
  throw refuse(json.problems.some(({ code }) => code === 'json.hostile') ? 'body.hostile' : 'body.malformed');
}

function readQuery({ originalUrl }: Request): Record<string, string> {
  const at = originalUrl.indexOf('?');
  return readPairs(at === -1 ? '' : originalUrl.slice(at + 1), 'query.invalid');
}

const queryValidators: Readonly<Partial<Record<CallName, AnyValidator>>> = isQuery;

/** Refuses a query that violates its call's schema, and names the parameter. */
function checkQuery(call: CallName, query: Readonly<Record<string, string>>): void {
  const isValid = queryValidators[call];
  if (isValid === undefined || isValid(query)) return;
  throw refuse('query.invalid', { name: isValid.errors?.[0]?.instancePath.slice(1) ?? '' });
}

/** Renames the field of a mobile number from the platform's name to the schema's (SMS-08). */
function nameNumber(call: CallName, site: LiveSite, body: unknown): unknown {
  const name = rightOf(site.full.template.behaviour.platform?.numberFields ?? [], call) ?? NUMBER_FIELD;
  if (name === NUMBER_FIELD || !isObject(body)) return body;
  const { [name]: number, ...rest } = body;
  return { ...rest, [NUMBER_FIELD]: number };
}

interface CallTarget {
  readonly call: CallName;
  readonly merchantCode: string;
  readonly site: LiveSite;
  readonly origin: string;
}

async function contextOf(req: Request, res: Response, { call, ...target }: CallTarget): Promise<CallContext> {
  const hasBody = req.method === 'POST' || req.method === 'PUT' || (req.method === 'DELETE' && Boolean(req.get('content-type')));
  const { platform } = target.site.full.template.behaviour;
  const ip = visitorAddress(req);
  const query = readQuery(req);
  checkQuery(call, query);
  return {
    ...target,
    query,
    body: hasBody ? nameNumber(call, target.site, await readBody(call, req, res)) : undefined,
    token: tokenOf(req, target.site),
    ip,
    network: networkOf(ip),
    encryption: req.get(platform?.encryptionHeader ?? ENCRYPTION_HEADER),
    version: req.get(platform?.versionHeader ?? VERSION_HEADER),
    language: languageOf(target.site, parseCookie(req.headers.cookie ?? '')['language']),
  };
}

/**
 * Caches the bytes of answers that are the same for everyone, by merchant, revision and address: a page that many open at once is computed
 * once. A new release is a new key, so nothing old is ever sent.
 */
function createAnswerCache(liveSite: FindLiveSite) {
  const cache = new LRUCache<string, EncodedAnswer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
    ttl: STORED_S * 1000,
  });
  const keyOf = (merchantCode: string, { revision }: LiveSite, url: string) =>
    `${merchantCode} ${revision} ${url.replace(ASKED_BY, '')}`;
  return {
    store: (merchantCode: string, site: LiveSite, url: string, answer: EncodedAnswer, freshS: number) =>
      cache.set(keyOf(merchantCode, site, url), answer, { ttl: (freshS || STORED_S) * 1000 }),
    /** Answers from the cache; false if the answer is not cached. */
    send(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' || req.url === undefined || !PLATFORM_PATH.test(req.url)) return false;
      const merchantCode = merchantOf(req);
      const site = merchantCode === undefined ? undefined : liveSite(merchantCode);
      const ready = merchantCode === undefined || site === undefined ? undefined : cache.get(keyOf(merchantCode, site, req.url));
      if (ready === undefined || (ready.guestsOnly !== undefined && req.headers[ready.guestsOnly] !== undefined)) return false;
      sendEncoded(req, res, ready);
      return true;
    },
  };
}

export interface CallRoutes {
  /** Every call. Is before any body parser of the app; leaves paths that are not the platform's alone. */
  readonly router: Router;
  /** Answers from the cache, without Express, and must be called before it. False if the answer is not cached. */
  readonly answerFromCache: (req: IncomingMessage, res: ServerResponse) => boolean;
}

/** Every call of the table over HTTP, in the platform's envelope. */
export function callRoutes({ dispatch, liveSite, originOf, log }: Deps): CallRoutes {
  const router = Router();
  const cache = createAnswerCache(liveSite);

  router.use(async (req, res, next) => {
    if (!PLATFORM_PATH.test(req.path)) return next();
    try {
      const merchantCode = merchantOf(req);
      const site = merchantCode === undefined ? undefined : liveSite(merchantCode);
      const call = callOf(req.method, req.path, site);
      if (call === undefined) {
        const methods = methodsAt(req.path, site);
        if (methods.length > 0) res.set('Allow', methods.join(', '));
        throw refuse(methods.length > 0 ? 'call.method' : 'call.unknown');
      }
      if (cache.send(req, res)) return;
      if (merchantCode === undefined || site === undefined) throw refuse('merchant.unknown');

      const origin = originOf(merchantCode, req.headers.host);
      const context = await contextOf(req, res, { call, merchantCode, site, origin });
      const value = await dispatch(call, context);
      const shared = sharedCalls[call];
      if (shared === undefined || (shared.guestsOnly && tokenOf(req, site) !== undefined)) return sendValue(res, value);
      const ownHeader = shared.guestsOnly ? tokenHeaderOf(site).toLowerCase() : undefined;
      const ready = encodeAnswer(value, cacheRuleOf(shared.freshS), ownHeader);
      cache.store(merchantCode, site, req.originalUrl, ready, shared.freshS);
      sendEncoded(req, res, ready);
    } catch (error) {
      sendRefusal(res, error, log);
    }
  });

  return { router, answerFromCache: cache.send };
}
