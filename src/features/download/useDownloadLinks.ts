import { useMemo } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { type DownloadLinks, linksOf } from './downloadLinks.ts';

/** What of the app can be downloaded, as the platform's settings say. */
export function useDownloadLinks(): DownloadLinks {
  const { site, settings } = useSite();
  const { linksKey } = site.behaviour.app;
  return useMemo(() => linksOf(settings, linksKey), [settings, linksKey]);
}
