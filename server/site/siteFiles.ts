import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { CallName } from '#schemas/calls/declaredCalls.ts';
import { pathOf } from '#schemas/calls/pathOf.ts';
import type { SiteBoot } from '#schemas/page.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { type Headers, type PackedBody, finishBody, sendFinished, sizeOf } from '../http/finishedBody.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { ReadsFor } from './platformReads.ts';

const MAX_BYTES = 16 * 1024 * 1024;

const JSON_HEADERS: Headers = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };
/** A page asks because the release has changed: what a cache has must be checked by its ETag. */
const LIVE: Headers = { ...JSON_HEADERS, 'cache-control': 'public, no-cache' };

/** The site as pages get it: of the calls' addresses only what the merchant moved or does not have, the others are in their code. */
export function sentSite(site: Site): Site {
  const { behaviour } = site;
  const { platform } = behaviour;
  const moved = Object.entries(platform.paths).filter(
    ([call, path]) => path === '' || pathOf(call as CallName, undefined) !== path, // the keys are names of calls
  );
  // `pathOf` knows the addresses that are left out.
  const paths = Object.fromEntries(moved) as typeof platform.paths;
  return { ...site, behaviour: { ...behaviour, platform: { ...platform, paths } } };
}

/** A release as JSON, compressed once for all pages that ask for it. */
export type SiteFileOf = (live: LiveRelease, settings: SettingsAnswer) => Promise<PackedBody>;

export function createSiteFiles(): SiteFileOf {
  const files = new LRUCache<string, PackedBody, SiteBoot>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    fetchMethod: async (_key, _stale, { context }) => finishBody(Buffer.from(JSON.stringify(context)), 'fast'),
  });
  return ({ merchantCode, revision, site }, settings) =>
    files.forceFetch(`${merchantCode} ${revision} ${JSON.stringify(settings)}`, {
      context: { site: sentSite(site), revision, settings },
    });
}

interface Deps {
  readonly merchantOf: (host: string | undefined) => LiveRelease | undefined;
  readonly readsFor: ReadsFor;
  readonly siteFileOf: SiteFileOf;
}

/** `GET /site/boot` on a merchant's host: the release that is live, as an open page takes it over. */
export const siteBootRoute =
  ({ merchantOf, readsFor, siteFileOf }: Deps): RequestHandler =>
  async (req, res, next) => {
    const live = merchantOf(req.headers.host);
    if (live === undefined) return next();
    const settings = await readsFor(live.merchantCode).settings();
    sendFinished(req, res, 200, await siteFileOf(live, settings), LIVE);
  };
