import type { SiteValue } from '#src/site/siteContext.ts';
import { storeTemplate, storedAnswers } from './storedAnswers.ts';

/**
 * Keeps the platform's template in the browser where our server has drawn the page (BOOT-05, BOOT-13). It is asked for once in a release.
 * Throws `ApiError`.
 */
export async function cacheTemplate({ http, revision }: Pick<SiteValue, 'http' | 'revision'>): Promise<void> {
  if (storedAnswers()?.template.revision === revision) return;
  storeTemplate(await http.read('template', { domain: location.hostname, url: location.host, device: 'MOBILE' }));
}
