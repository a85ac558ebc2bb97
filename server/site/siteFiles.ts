import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { pathOf } from '#schemas/declare/calls/pathOf.ts';
import type { SiteBoot } from '#schemas/edges/page/page.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { A_YEAR } from '../http/headers/cacheTimes.ts';
import type { OldBuildFiles } from '../http/files/createOldBuildFiles.ts';
import { type CompressedBody, compressBody, sendBody, sizeOf } from '../http/responses/compressedBody.ts';
import type { Headers } from '../http/headers/commonHeaders.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { ReadsFor } from './platformReads.ts';
import { liveMerchantOf } from '../releases/live/requestMerchant.ts';

const MAX_BYTES = 16 * 1024 * 1024;

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' } satisfies Headers;

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

/** A release as JSON, compressed once for all pages of it. */
export interface SiteFile {
  /** Where all pages of the release find it. */
  readonly address: string;
  readonly body: CompressedBody;
}

export interface SiteFiles {
  /** The file of a live release. */
  of(live: LiveRelease, settings: SettingsAnswer): Promise<SiteFile>;
  /** The file that an address names, if this server has made it. */
  at(merchantCode: string, address: string): SiteFile | undefined;
}

/** @param kept Keeps each file for pages that outlive its release, or the build that made it. */
export function createSiteFiles(kept?: OldBuildFiles): SiteFiles {
  const files = new LRUCache<string, SiteFile, { readonly address: string; readonly json: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
    fetchMethod: async (_key, _stale, { context: { address, json } }) => {
      const body = await compressBody(Buffer.from(json), 'fast');
      void kept?.keep({ address, contentType: JSON_HEADERS['content-type'], isBrotli: true, content: body.bytes.br });
      return { address, body };
    },
  });
  return {
    of({ merchantCode, revision, site }, settings) {
      const boot: SiteBoot = { site: sentSite(site), revision, settings };
      const json = JSON.stringify(boot);
      const address = `/assets/site-${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`;
      return files.forceFetch(merchantCode + address, { context: { address, json } });
    },
    at: (merchantCode, address) => files.get(merchantCode + address),
  };
}

interface Deps {
  readonly readsFor: ReadsFor;
  readonly files: SiteFiles;
}

export interface SiteRoutes {
  /** `GET /site/boot` on a merchant's host: the release that is live, as an open page takes it over. */
  readonly answerBoot: RequestHandler;
  /** `GET /assets/site-<hash>.json`: the release that a page was rendered with. */
  readonly answerFile: RequestHandler;
}

export function siteRoutes({ readsFor, files }: Deps): SiteRoutes {
  const liveFile = async (live: LiveRelease) => files.of(live, await readsFor(live.merchantCode).settings());
  return {
    async answerBoot(req, res, next) {
      const live = liveMerchantOf(req);
      if (live === undefined) return next();
      sendBody(req, res, 200, (await liveFile(live)).body, { ...JSON_HEADERS, 'cache-control': 'public, no-cache' });
    },
    async answerFile(req, res, next) {
      const live = liveMerchantOf(req);
      if (live === undefined) return next();
      // Another node may have rendered the page: of the same release it makes the same file.
      const file = files.at(live.merchantCode, req.path) ?? (await liveFile(live));
      if (file.address !== req.path) return next();
      sendBody(req, res, 200, file.body, { ...JSON_HEADERS, 'cache-control': A_YEAR });
    },
  };
}
