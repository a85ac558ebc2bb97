import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { OnHome } from '#src/site/onHome.ts';
import { useSite } from '#src/site/siteContext.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BackLink } from './BackLink.tsx';
import { Menus } from './Menus.tsx';
import { WithBar } from './WithBar.tsx';
import styles from './PageFrame.module.css';
import { hasFooter, hasHeader } from './chrome.ts';
import { pageWidths } from './pageWidths.ts';
import { matchPage } from '../routes/pages.ts';

interface PageFrameProps {
  /** Next to the way back. */
  readonly heading: ReactNode;
  /** The content needs the whole screen: where the address has no header, the heading is for screen readers only. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/** The name of a page, in its frame. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => <h1 className={styles.title}>{children}</h1>;

/**
 * Frame of every screen but home: the way back and the heading, then the end of home's header, and the bar at the bottom, where the address has
 * them. A page without a header has the way back and the heading above its content.
 */
export function PageFrame({ heading, isFull = false, children }: PageFrameProps) {
  const { behaviour, theme } = useSite().site;
  const { pathname, search } = useLocation();
  const match = matchPage(pathname, new URLSearchParams(search));
  const width = 'region' in match ? pageWidths[match.region] : undefined;
  const t = useText();
  const withHeader = hasHeader(behaviour, pathname);
  return (
    <OnHome value={false}>
      <WithBar hasBar={hasFooter(behaviour, pathname)} isWide={width !== undefined}>
        <SkipLink to="content">{t('app.skip')}</SkipLink>
        {withHeader ? (
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
        <main id="content" className={styles.content} data-width={width} tabIndex={-1}>
          {withHeader ? null : isFull ? (
            <VisuallyHidden as="div">{heading}</VisuallyHidden>
          ) : (
            <div className={styles.own}>
              <BackLink />
              {heading}
            </div>
          )}
          {children}
        </main>
      </WithBar>
    </OnHome>
  );
}
