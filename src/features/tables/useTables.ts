import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { usePolledRead } from '#src/site/usePolledRead.ts';

/** Live tables, open ones first. They are read again and again while they are on the screen and the page is visible. */
export function useTables(count: number, isInView: boolean) {
  const { tablesEveryMs } = useSite().site.behaviour.timings;
  return usePolledRead('liveTables', { language: useListLanguage(), count }, tablesEveryMs, isInView);
}
