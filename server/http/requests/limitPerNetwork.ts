import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { networkOf, visitorAddress } from './visitorAddress.ts';

const NETWORKS = 1_000;
const MINUTE_MS = 60_000;

/** Refuses a network's requests beyond so many in a minute. */
export function limitPerNetwork(most: number): RequestHandler {
  const sent = new LRUCache<string, number>({ max: NETWORKS, ttl: MINUTE_MS });
  return (req, res, next) => {
    const network = networkOf(visitorAddress(req));
    const times = (sent.get(network) ?? 0) + 1;
    sent.set(network, times, { noUpdateTTL: true });
    if (times > most) res.status(429).set('retry-after', '60').end();
    else next();
  };
}
