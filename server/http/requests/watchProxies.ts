import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isAddressUnreadable } from './visitorAddress.ts';

/** Without such headers for so long, `TRUST_PROXY` was set on all nodes, or the proxy was removed. */
const RECENT_MS = 10 * 60_000;

export interface ProxyWatch {
  note(req: IncomingMessage): void;
  /** Warns once when the trusted proxies name something that is not an address. */
  readonly checkAddress: RequestHandler;
  /** Whether requests come through a proxy that is not trusted: all visitors then share one address, and its limits. */
  isUntrusted(): boolean;
}

interface Deps {
  readonly log: Logger;
  readonly trustProxy: number;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Looks for headers that proxies add, while no proxy is trusted. Logs a warning once. */
export function watchProxies({ log, trustProxy, now }: Deps): ProxyWatch {
  let seenAt: number | undefined;
  let isWarned = false;
  return {
    note({ headers }) {
      if (trustProxy > 0 || (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined)) return;
      if (seenAt === undefined)
        log.warn(
          'A request carries X-Forwarded-For or Forwarded, but no proxy is trusted, so all visitors behind it count as one. ' +
            'If a proxy stands in front, set TRUST_PROXY to how many there are.',
        );
      seenAt = now();
    },
    checkAddress(req, _res, next) {
      if (!isWarned && isAddressUnreadable(req)) {
        isWarned = true;
        log.warn(
          'X-Forwarded-For names no network address where TRUST_PROXY expects one, so such visitors count as one. ' +
            'Check TRUST_PROXY, and that each proxy appends the address of its peer.',
        );
      }
      next();
    },
    isUntrusted: () => seenAt !== undefined && now() - seenAt < RECENT_MS,
  };
}
