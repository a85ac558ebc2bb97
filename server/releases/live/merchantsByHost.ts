import { type DeclaredCode, hostNameOf, merchantCodeOf } from '../../http/merchantHost.ts';
import type { LiveRelease, LiveReleases } from './createLiveReleases.ts';

type ByHost = (host: string | undefined) => LiveRelease | undefined;

/** Which merchants the hosts of requests name. */
export interface MerchantsByHost {
  /** The merchant at a host, if it is live. */
  readonly merchantOf: ByHost;
  /** The same, and merchants that have not opened yet. */
  readonly knownAt: ByHost;
  /** Whether the host begins like one of a merchant, but nobody has told the server of it. */
  readonly isUndeclared: (host: string | undefined) => boolean;
}

/** Finds merchants by the `Host` of requests: at hosts of their own, and at those that were declared for all. */
export function merchantsByHost(
  { live, known, codeAtHost }: Pick<LiveReleases, 'live' | 'known' | 'codeAtHost'>,
  declaredCode: DeclaredCode,
): MerchantsByHost {
  const codeAt = (host: string | undefined): string | undefined => {
    const name = hostNameOf(host);
    return codeAtHost(name) ?? declaredCode(name);
  };
  const found =
    (find: (code: string) => LiveRelease | undefined): ByHost =>
    (host) => {
      const code = codeAt(host);
      return code === undefined ? undefined : find(code);
    };
  return {
    merchantOf: found(live),
    knownAt: found(known),
    isUndeclared: (host) => {
      const first = merchantCodeOf(host);
      return first !== undefined && codeAt(host) === undefined && known(first) !== undefined;
    },
  };
}
