import type { SiteBoot } from '#schemas/edges/page/page.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { gateValue } from './gateValue.ts';
import { storedStatus } from './storedStatus.ts';

/** Whether it is an answer of `/site/boot`, and not the page of a proxy. Its content needs no check: our own server has resolved it. */
const isSiteBoot = (answer: unknown): answer is SiteBoot =>
  isObject(answer) && isObject(answer['site']) && isObject(answer['settings']) && typeof answer['revision'] === 'number';

/** The live release, resolved by our server, and the gate for the last known status. Throws when the server does not answer with one. */
export async function liveSite(): Promise<Partial<SiteValue>> {
  const response = await fetch('/site/boot', { cache: 'no-cache' });
  const answer: unknown = await response.json();
  if (!response.ok || !isSiteBoot(answer)) throw new TypeError(`/site/boot answered ${response.status} without a site`);
  const { site, revision, settings } = answer;
  const status = storedStatus();
  return { site, revision, settings, ...(status === undefined ? {} : gateValue(status, site)) };
}
