import type { Logger } from 'pino';
import { type Gate, gateOf, isKnownStatus } from '#schemas/statusGate.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { LiveRelease } from '../preview/createLiveReleases.ts';
import { SERVER_IP, withinTime } from './platformReads.ts';

const FRESH_MS = 5_000;
const WAIT_MS = 1_000;

interface Known {
  readonly gate: Gate;
  readonly at: number;
}

/** Says which page a merchant's visitors get, from the platform's status. */
export interface GateKeeper {
  /** The gate if it was asked within the last five seconds. */
  known(merchantCode: string): Gate | undefined;
  /** Asks the platform. While it fails or is slow, the last gate stays; without one the site is open (STAT-05). */
  ask(live: LiveRelease): Promise<Gate>;
}

/**
 * The gate is the merchant's, not the visitor's, so that pages can be shared; a region that is closed to one visitor is
 * noticed by the player, which asks the status itself.
 *
 * @param now Milliseconds that only grow.
 */
export function createGateKeeper({
  platform,
  log,
  now,
}: {
  platform: MerchantPlatform;
  log: Logger;
  now: () => number;
}): GateKeeper {
  const gates = new Map<string, Known>();
  const asking = new Map<string, Promise<Gate>>();

  async function refresh({ merchantCode, site }: LiveRelease): Promise<Gate> {
    let gate = gates.get(merchantCode)?.gate ?? 'open';
    try {
      const status = await withinTime(platform.read('status', {}, { merchantCode, ip: SERVER_IP }), WAIT_MS);
      if (isKnownStatus(status, site.statusPages)) gate = gateOf(status, site.statusPages);
    } catch (error) {
      log.warn({ err: error, merchantCode, gate }, 'the platform did not tell its status');
    }
    gates.set(merchantCode, { gate, at: now() });
    return gate;
  }

  return {
    known(merchantCode) {
      const known = gates.get(merchantCode);
      return known !== undefined && now() - known.at < FRESH_MS ? known.gate : undefined;
    },
    ask(live) {
      const { merchantCode } = live;
      const running = asking.get(merchantCode) ?? refresh(live).finally(() => asking.delete(merchantCode));
      asking.set(merchantCode, running);
      return running;
    },
  };
}
