import type { RequestHandler } from 'express';
import type { EventStream, EventStreams } from '../http/responses/eventStream.ts';
import type { LiveReleases } from '../releases/live/createLiveReleases.ts';
import { liveMerchantOf } from '../releases/live/requestMerchant.ts';

interface Deps {
  readonly releases: LiveReleases;
  readonly streams: EventStreams;
}

/** `GET /site/events` on a merchant's host: informs open pages whose host it is and which revision is live, at once and whenever it changes. */
export function siteEvents({ releases, streams }: Deps): RequestHandler {
  const listeners = new Map<string, Set<EventStream>>();
  const listenersOf = (merchantCode: string): Set<EventStream> => {
    const ofMerchant = listeners.get(merchantCode) ?? new Set();
    listeners.set(merchantCode, ofMerchant);
    return ofMerchant;
  };
  releases.onChange(({ merchantCode, revision }) => {
    for (const listener of listenersOf(merchantCode)) listener.send('release', { merchantCode, revision });
  });

  return (req, res, next) => {
    const live = liveMerchantOf(req);
    if (live === undefined || req.method !== 'GET') return next();
    const all = listenersOf(live.merchantCode);
    const listener = streams.open(req, res, () => all.delete(listener));
    all.add(listener);
    listener.send('release', { merchantCode: live.merchantCode, revision: live.revision });
  };
}
