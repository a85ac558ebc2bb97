import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Gate, gateOf, knownStatus } from '#schemas/statusGate.ts';
import { type MerchantPlatform, SERVER_IP } from '../platform/MerchantPlatform.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { withinTime } from './platformReads.ts';

const FRESH_MS = 5_000;
const WAIT_MS = 1_000;
const MERCHANTS_MAX = 20_000;

/** Says which page a merchant's visitors get, from the platform's status. */
export interface StatusService {
  /** The gate if it was asked within the last five seconds. */
  known(merchantCode: string): Gate | undefined;
  /** Asks the platform. While it fails or is slow, the last gate stays; without one the site is open (STAT-05). */
  ask(live: LiveRelease): Promise<Gate>;
}

interface Deps {
  readonly platform: MerchantPlatform;
  readonly log: Logger;
  /** Milliseconds that only grow, more than 0. */
  readonly now: () => number;
}

/**
 * The gate is the merchant's, not the visitor's, so that pages can be shared; a region that is closed to one visitor is
 * noticed by the player, which asks the status itself.
 */
export function createStatusService({ platform, log, now }: Deps): StatusService {
  const gates = new LRUCache<string, Gate, LiveRelease>({
    max: MERCHANTS_MAX,
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    async fetchMethod(merchantCode, last = 'open', { context: { site } }) {
      try {
        const answer = await withinTime(platform.read('status', {}, { merchantCode, ip: SERVER_IP }), WAIT_MS);
        const status = knownStatus(answer, site.statusPages);
        return status === undefined ? last : gateOf(status, site.statusPages);
      } catch (error) {
        log.warn({ err: error, merchantCode, gate: last }, 'the platform did not report its status');
        return last;
      }
    },
  });

  return {
    known: (merchantCode) => gates.get(merchantCode),
    ask: (live) => gates.forceFetch(live.merchantCode, { context: live }),
  };
}
