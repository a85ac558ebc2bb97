import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { OnHome } from '#src/site/onHome.ts';
import { useSite } from '#src/site/siteContext.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { BackLink } from './BackLink.tsx';
import { Menus } from './Menus.tsx';
import styles from './PageFrame.module.css';
import { hasFooter, hasHeader } from './chrome.ts';

interface PageFrameProps {
  /** Next to the way back. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of every page but home: the way back and the heading, then the end of home's header, and the bar at the bottom, where the address has
 * them.
 */
export function PageFrame({ heading, children }: PageFrameProps) {
  const { behaviour, theme } = useSite().site;
  const { pathname } = useLocation();
  const t = useText();
  return (
    <OnHome value={false}>
      <div className={styles.root}>
        <SkipLink to="content">{t('app.skip')}</SkipLink>
        {hasHeader(behaviour, pathname) ? (
          <>
            <header
              className={styles.header}
              data-look={theme.pageHeader}
              data-ground={theme.pageHeader === 'brand' ? 'brand' : undefined}
            >
              <BackLink />
              <div className={styles.heading}>{heading}</div>
              <RenderRegion region="header" />
            </header>
            <Menus />
          </>
        ) : null}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {hasFooter(behaviour, pathname) ? <RenderRegion region="footerNav" /> : null}
      </div>
    </OnHome>
  );
}
