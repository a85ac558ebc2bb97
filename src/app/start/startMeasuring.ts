import type { StoreApi } from 'zustand';
import { hasAgreed } from '#src/lib/measuring.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';

/** Browsers whose users ask sites not to follow them. TypeScript does not know the second yet. */
const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

function mayMeasure({ visits, onlyAgreed, share }: SiteValue['site']['behaviour']['measuring']): boolean {
  if (!visits || asksForPrivacy() || (onlyAgreed && !hasAgreed())) return false;
  return Math.random() * 100 < share;
}

/** Measures this visit if the merchant, the browser and chance say so. */
export async function startMeasuring(page: StoreApi<SiteValue>, store: SiteStore, pathname: string): Promise<void> {
  const { measuring } = page.getState().site.behaviour;
  if (!mayMeasure(measuring)) return;
  const { measureVisit } = await import('./measureVisit.ts');
  measureVisit(
    { pathname, language: () => store.getState().language, revision: () => page.getState().revision },
    window.earlyError,
  );
}
