import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './PageFade.module.css';
import { SwipedAway } from './SwipedAway.ts';
import { useScrollMemory } from './useScrollMemory.ts';

interface PageFadeProps {
  /** Name of the visible page; a change of the name is a change of the page. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Lets each page fade in, coming from the side that its history lies on, except the first of a visit and a page that a swipe has led back to (ROUTE-10). */
export function PageFade({ page, children }: PageFadeProps) {
  const { timings } = useSite().site.behaviour;
  const { key } = useLocation();
  const how = useNavigationType();
  useScrollMemory(page);
  const [swipedFrom, setSwipedFrom] = useState<string>();
  useEffect(() => {
    const followBrowser = (event: PopStateEvent) => event.hasUAVisualTransition && setSwipedFrom(key);
    addEventListener('popstate', followBrowser);
    return () => removeEventListener('popstate', followBrowser);
  }, [key]);
  const [shown, setShown] = useState({ page, key, fades: false });
  if (shown.page !== page) setShown({ page, key, fades: shown.key !== swipedFrom });
  else if (shown.key !== key) setShown({ ...shown, key });
  const duration = { '--page-fade': `${timings.pageFadeMs}ms` };
  return (
    <div
      key={page}
      className={styles.root}
      // Home stays in its place: the bar that offers the app is fixed inside, which nothing that moves can hold.
      data-fades={shown.fades ? page !== paths.home && how : undefined}
      style={duration}
      // Once: what takes the place of the page's skeleton does not fade in again.
      onAnimationEnd={() => setShown((now) => (now.fades ? { ...now, fades: false } : now))}
    >
      <SwipedAway value={setSwipedFrom}>{children}</SwipedAway>
    </div>
  );
}
