import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** Without such headers for so long, `TRUST_PROXY` was set on all nodes, or the proxy was removed. */
const RECENT_MS = 10 * 60_000;

export interface ProxyWatch {
  note(req: IncomingMessage): void;
  /** Whether requests come through a proxy that is not trusted: all visitors then share one address, and its limits. */
  isUntrusted(): boolean;
}

interface Deps {
  readonly log: Logger;
  readonly trustProxy: number;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Looks for headers that proxies add, while no proxy is trusted. The log tells once. */
export function watchProxies({ log, trustProxy, now }: Deps): ProxyWatch {
  let seenAt: number | undefined;
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
    isUntrusted: () => seenAt !== undefined && now() - seenAt < RECENT_MS,
  };
}
