import { preload } from 'swr';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Http } from '#src/lib/http.ts';

/**
 * Asks whether lotteries show their logos (BOOT-04, BOOT-14): what draws them finds the answer. Nothing waits for it, and where it
 * fails there are none.
 */
export function readLogoFlags(http: Http, site: Site): void {
  for (const call of ['lotteryShowLogo', 'vnLotteryShowLogo'] as const)
    if (hasCall(site, call)) preload([call, {}], () => http.read(call)).catch(() => undefined);
}
