import { hostNameOf, merchantCodeOf } from '../../http/merchantHost.ts';
import type { LiveRelease, LiveReleases } from './createLiveReleases.ts';

type ByHost = (host: string | undefined) => LiveRelease | undefined;

/** Which merchant a `Host` header names: `merchantOf` the live ones, `knownAt` those too that have not opened yet. */
export function merchantsByHost({ live, known, codeAtHost }: Pick<LiveReleases, 'live' | 'known' | 'codeAtHost'>): {
  readonly merchantOf: ByHost;
  readonly knownAt: ByHost;
} {
  const found =
    (find: (code: string) => LiveRelease | undefined): ByHost =>
    (host) => {
      const code = codeAtHost(hostNameOf(host)) ?? merchantCodeOf(host);
      return code === undefined ? undefined : find(code);
    };
  return { merchantOf: found(live), knownAt: found(known) };
}
