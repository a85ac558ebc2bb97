import type { Logger } from 'pino';
import { spanAttributes, withSpan } from '../http/log/withSpan.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { LiveReleases } from '../releases/live/createLiveReleases.ts';
import { createStatusService } from './createStatusService.ts';
import { createPageCache } from './createPageCache.ts';
import { type CheckTicket, type PageRouter, createPageRouter } from './createPageRouter.ts';
import type { SharedDrafts } from './createSharedDrafts.ts';
import { type RenderKind, createRenderQueue } from './createRenderQueue.ts';
import { type LookedUp, createSharedPages } from './createSharedPages.ts';
import { createReads } from './platformReads.ts';
import type { PlayerBuild } from './PlayerServer.ts';
import type { OldBuildFiles } from '../http/files/createOldBuildFiles.ts';
import type { MeasureHome } from '../releases/publish/homeFaults.ts';
import { createMeasureHome } from './measureHome.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { type SiteFiles, type SiteRoutes, createSiteFiles, siteRoutes } from './siteFiles.ts';
import { type DocumentRequest, renderDocument } from './renderDocument.ts';

interface Deps {
  readonly releases: LiveReleases;
  readonly platform: MerchantPlatform;
  readonly player: PlayerBuild;
  readonly checkTicket: CheckTicket;
  readonly drafts: Pick<SharedDrafts, 'open' | 'remember' | 'forget'>;
  readonly log: Logger;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly originOf: SiteOrigin;
  /** Whether homes are rendered before the first request, and pages made as small as possible. */
  readonly prerender: boolean;
  /** Keeps the files of releases for pages that outlive them. */
  readonly kept?: OldBuildFiles | undefined;
}

/** Pre-rendering at the start must not take minutes: homes of further merchants are rendered at their first request. */
const WARMED = 100;

export interface Site extends PageRouter, SiteRoutes {
  /** Renders merchants' homes before the first request. */
  warm(): Promise<void>;
  readonly measureHome: MeasureHome;
}

/** Everything between a request for a page and its bytes. A new release is rendered as soon as it is live. */
export function createSite(deps: Deps): Site {
  const { releases, platform, player, checkTicket, drafts, log, now, originOf, kept, prerender } = deps;
  const gates = createStatusService({ platform, log, now });
  const readsFor = createReads({ platform, log, now, revisionOf: (merchantCode) => releases.known(merchantCode)?.revision });
  const files = createSiteFiles(kept);
  const queue = createRenderQueue({ now });
  const renderWith = (siteFiles: SiteFiles, request: DocumentRequest, kind: RenderKind) =>
    withSpan(
      'render page',
      { attributes: { [spanAttributes.merchant]: request.live.merchantCode, [spanAttributes.language]: request.language } },
      () => queue.run(kind, (turn) => renderDocument({ build: player, readsFor, files: siteFiles, originOf }, request, turn)),
    );
  const render = (request: DocumentRequest, kind: RenderKind) => renderWith(files, request, kind);
  // A draft must not be found at an address of a file.
  const measureHome = createMeasureHome({
    render: (request, siteFiles) => renderWith(siteFiles, request, 'declared'),
    files: createSiteFiles(),
    log,
    now,
  });
  async function lookUp({ live: { merchantCode, site }, path, language }: DocumentRequest): Promise<LookedUp> {
    const reads = readsFor(merchantCode);
    const { resolveAddress } = await player.loadPlayer();
    return { ...(await resolveAddress({ path, site, language, read: reads.read })), reads };
  }
  const isDevelopment = player.withHotReload !== undefined;
  const cache = createPageCache({ log, now, shrinks: prerender });
  const shared = isDevelopment ? undefined : createSharedPages({ cache, gates, render, lookUp, log });
  const warmed = prerender ? shared : undefined;
  releases.onChange((live) => void warmed?.warm(live));

  return {
    ...createPageRouter({ gates, shared, queue, render, checkTicket, drafts }),
    measureHome,
    ...siteRoutes({ readsFor, files }),
    async warm() {
      const first = releases
        .merchants()
        .filter(({ revision }) => revision > 0)
        .slice(0, WARMED);
      for (const { merchantCode } of first) {
        const live = releases.live(merchantCode);
        if (live) await warmed?.warm(live);
      }
    },
  };
}
