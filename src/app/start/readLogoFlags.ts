import { preload } from 'swr';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Http } from '#src/lib/http.ts';

/**
 * Requests early whether lotteries show their logos (BOOT-04, BOOT-14); the component that renders them finds the answer. Nothing waits for it;
 * if it fails, there are no logos.
 */
export function readLogoFlags(http: Http, site: Site): void {
  for (const call of ['lotteryShowLogo', 'vnLotteryShowLogo'] as const)
    if (hasCall(site, call)) preload([call, {}], () => http.read(call)).catch(() => undefined);
}
