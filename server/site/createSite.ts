import type { Logger } from 'pino';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { LiveRelease, LiveReleases } from '../preview/createLiveReleases.ts';
import { createGateKeeper } from './createGateKeeper.ts';
import { createPageCache } from './createPageCache.ts';
import { type CheckTicket, type PlayerRoom, createPlayerRoom } from './createPlayerRoom.ts';
import { createSharedPages } from './createSharedPages.ts';
import { merchantCodeOf } from './merchantHost.ts';
import { createReads } from './platformReads.ts';
import type { PlayerBuild } from './PlayerServer.ts';
import { type DocumentRequest, renderDocument } from './renderDocument.ts';

interface Needs {
  readonly releases: LiveReleases;
  readonly platform: MerchantPlatform;
  readonly player: PlayerBuild;
  readonly checkTicket: CheckTicket;
  readonly log: Logger;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

export interface Site extends PlayerRoom {
  /** The merchant that a `Host` header names, if it is live. */
  readonly merchantOf: (host: string | undefined) => LiveRelease | undefined;
  /** Renders every merchant's home ahead of its visitors. */
  warm(): Promise<void>;
}

/** Everything between a request for a page and its bytes. A new release is rendered as soon as it is live. */
export function createSite({ releases, platform, player, checkTicket, log, now }: Needs): Site {
  const merchantOf = (host: string | undefined): LiveRelease | undefined => {
    const code = merchantCodeOf(host);
    return code === undefined ? undefined : releases.live(code);
  };
  const gates = createGateKeeper({ platform, log, now });
  const readsFor = createReads({ platform, log });
  const render = (request: DocumentRequest) => renderDocument(player, readsFor, request);
  const isDevelopment = player.withHotReload !== undefined;
  const shared = isDevelopment ? undefined : createSharedPages({ cache: createPageCache({ log, now }), gates, render, log });
  releases.onChange((live) => void shared?.warm(live));

  return {
    ...createPlayerRoom({ merchantOf, gates, shared, render, checkTicket }),
    merchantOf,
    async warm() {
      for (const live of releases.merchants()) await shared?.warm(live);
    },
  };
}
