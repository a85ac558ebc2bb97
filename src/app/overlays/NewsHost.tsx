import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useEffect, useState } from 'react';
import { useIsVisitorKnown, useSite, useSiteState } from '#src/site/siteContext.ts';

const Popups = lazyExtra(async () => (await import('#src/features/announcements/Popups.tsx')).Popups);

/** Lets announcements come over home, a moment after it is in view and never over anything else. */
export function NewsHost() {
  const { mode, site } = useSite();
  const { popups, popupDelayMs } = site.behaviour.content;
  const isFree = useSiteState(({ overlay, asksAge }) => overlay === null && !asksAge);
  const isKnown = useIsVisitorKnown();
  const [isTime, setIsTime] = useState(false);
  const waits = mode === 'live' && popups !== 'never' && isFree && isKnown && !isTime;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setIsTime(true), popupDelayMs);
    return () => clearTimeout(timer);
  }, [waits, popupDelayMs]);
  return isTime && isFree ? <Popups /> : null;
}
