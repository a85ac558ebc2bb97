import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './PageFrame.module.css';
import { hasFooter, hasHeader } from './chrome.ts';

interface PageFrameProps {
  /** Beside the way back. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** Everything but home: the way back, what the page is, and the bar at the bottom, as far as the address has them. */
export function PageFrame({ heading, children }: PageFrameProps) {
  const { behaviour } = useSite().site;
  const { pathname } = useLocation();
  const t = useText();
  return (
    <div className={styles.root}>
      <SkipLink to="content">{t('app.skip')}</SkipLink>
      {hasHeader(behaviour, pathname) ? (
        <header className={styles.header}>
          <BackLink />
          {heading}
        </header>
      ) : null}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {hasFooter(behaviour, pathname) ? <RenderRegion region="footerNav" /> : null}
    </div>
  );
}
