import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Gate, gateOf, knownStatus } from '#schemas/declare/names/statusGate.ts';
import { type MerchantPlatform, SERVER_IP } from '../platform/MerchantPlatform.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { withPatience } from '../store/database/startPatience.ts';
import { platformBudget } from './platformReads.ts';

const FRESH_MS = 5_000;
/** An older gate still counts while the next one is asked for, up to this age: as long as a page is served without being rendered. */
const STALE_MS = 60_000;
const MERCHANTS_MAX = 20_000;

type Merchant = Pick<LiveRelease, 'merchantCode' | 'site'>;

/** Says which page a merchant's visitors get, from the platform's status. */
export interface StatusService {
  /** The gate, if it was read within the last minute. After five seconds it is refreshed in the background. */
  known(merchant: Merchant): Gate | undefined;
  /** Asks the platform. While it fails or is slow, the last gate stays; without one the site is open (STAT-05). */
  ask(merchant: Merchant): Promise<Gate>;
}

interface KnownGate {
  readonly gate: Gate;
  readonly askedAt: number;
}

const UNKNOWN: KnownGate = { gate: 'open', askedAt: 0 };

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
  const gates = new LRUCache<string, KnownGate, Merchant>({
    max: MERCHANTS_MAX,
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    async fetchMethod(merchantCode, { gate: last } = UNKNOWN, { context: { site } }) {
      try {
        const reading = platform.read('status', {}, { merchantCode, ip: SERVER_IP });
        const status = knownStatus(await withPatience(platformBudget.statusMs, reading), site.statusPages);
        return { gate: status === undefined ? last : gateOf(status, site.statusPages), askedAt: now() };
      } catch (error) {
        log.warn({ err: error, merchantCode, gate: last }, 'the platform did not report its status');
        return { gate: last, askedAt: now() };
      }
    },
  });
  const ask = async (merchant: Merchant) => (await gates.forceFetch(merchant.merchantCode, { context: merchant })).gate;

  return {
    ask,
    known(merchant) {
      const known = gates.get(merchant.merchantCode, { allowStale: true });
      if (known === undefined || now() - known.askedAt > STALE_MS) return undefined;
      if (now() - known.askedAt > FRESH_MS) void ask(merchant);
      return known.gate;
    },
  };
}
