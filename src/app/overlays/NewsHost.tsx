import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useEffect, useState } from 'react';
import { useIsVisitorKnown, useSite, useSiteState } from '#src/site/siteContext.ts';

const Popups = lazyExtra(async () => (await import('#src/features/announcements/Popups.tsx')).Popups);

/**
 * Lets announcements come over home, a moment after it is in view and never over anything else. A visitor who has been asked for something
 * here, as by the age gate, is not interrupted again: they come when home is opened the next time.
 */
export function NewsHost() {
  const { mode, site } = useSite();
  const { popups, popupDelayMs } = site.behaviour.content;
  const isBusy = useSiteState(({ overlay, asksAge, session }) => overlay !== null || asksAge || session?.mustAccept === true);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy && !wasBusy) setWasBusy(true);
  const isKnown = useIsVisitorKnown();
  const [isTime, setIsTime] = useState(false);
  const waits = mode === 'live' && popups !== 'never' && !wasBusy && isKnown && !isTime;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setIsTime(true), popupDelayMs);
    return () => clearTimeout(timer);
  }, [waits, popupDelayMs]);
  return isTime && !wasBusy ? <Popups /> : null;
}
