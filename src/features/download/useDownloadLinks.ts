import { useMemo } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { type DownloadLinks, linksOf } from './downloadLinks.ts';

/** The app's downloads, from the platform's settings. */
export function useDownloadLinks(): DownloadLinks {
  const { site, settings } = useSite();
  const { linksKey } = site.behaviour.app;
  return useMemo(() => linksOf(settings, linksKey), [settings, linksKey]);
}
