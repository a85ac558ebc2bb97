import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** Says once when requests come through a proxy that is not trusted: all visitors then share one address, and its limits. */
export function warnOfProxy(log: Logger, trustProxy: number): (req: IncomingMessage) => void {
  let isQuiet = trustProxy > 0;
  return ({ headers }) => {
    if (isQuiet || (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined)) return;
    isQuiet = true;
    log.warn(
      'A request carries X-Forwarded-For or Forwarded, but no proxy is trusted, so all visitors behind it count as one. ' +
        'If a proxy stands in front, set TRUST_PROXY to how many there are.',
    );
  };
}
