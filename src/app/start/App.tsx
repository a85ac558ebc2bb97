import '#src/ui/tokens.css';
import '#src/ui/reset.css';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GameSheetHost } from '#src/features/games/GameSheetHost.tsx';
import { LazyAgeGate } from '#src/features/responsible/LazyAgeGate.ts';
import { isHomePath, opensOverHome, paths } from '#schemas/declare/pages/addresses.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { LOGIN_FIRST } from '#src/site/loginFirst.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useIsDrawnByServer } from '#src/ui/useIsDrawnByServer.ts';
import styles from './App.module.css';
import { HomeScreen } from '../pages/HomeScreen.tsx';
import { SafetyHost } from '../overlays/SafetyHost.tsx';
import { NewsHost } from '../overlays/NewsHost.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { PageFade } from '../frame/PageFade.tsx';
import { FormFault, PageFault } from '../frame/PageFault.tsx';
import { PagePlaceholder } from '../frame/PagePlaceholder.tsx';
import { ScreenBoundary } from '../frame/ScreenBoundary.tsx';
import { SessionHost } from '../overlays/SessionHost.tsx';
import { ToastHost } from '../overlays/ToastHost.tsx';
import { UpdateHost } from '../overlays/UpdateHost.tsx';
import { showsHome } from '../routes/home.ts';
import { guardOf } from '#schemas/release/guards/guardOf.ts';
import { GateScreen, RoutedPage } from '../pages/preloadScreen.ts';
import { usePageArrival } from '../frame/usePageArrival.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';

interface AppProps {
  /** Called for each address, once the frame and the page within it are hydrated or drawn. */
  readonly onInteractive?: (() => void) | undefined;
}

interface PageIsInteractiveProps extends AppProps {
  readonly page: string;
  readonly onArrival: (page: string) => void;
}

/** Follows the page's content in the same boundary, so that its effect runs after all effects of the page. */
function PageIsInteractive({ page, onArrival, onInteractive }: PageIsInteractiveProps) {
  useEffect(() => {
    onInteractive?.();
    onArrival(page);
  }, [page, onArrival, onInteractive]);
  return null;
}

/** One key for all addresses of home, and another for the search. */
const pageName = (pathname: string): string => (isHomePath(pathname) ? 'search' : pathname);

/** The whole player: the status gate, the age gate, the screen of the address, a form over home, messages. */
export function App({ onInteractive }: AppProps) {
  const { gate, site } = useSite();
  const asksAge = useSiteState((state) => state.asksAge) && site.behaviour.responsible.ageGate;
  const { pathname, search, key } = useLocation();
  const [drawn] = useState(useIsDrawnByServer() ? key : undefined);
  const isHome = showsHome(pathname, new URLSearchParams(search));
  const t = useText();
  const { status, arriveAt } = usePageArrival();
  usePageTitle(isHome || gate !== 'open' ? site.title : undefined);
  // An address opened from outside React has no key.
  const lastEffect = (
    <PageIsInteractive
      key={pathname + search + key}
      page={isHome ? paths.home : pageName(pathname)}
      onArrival={arriveAt}
      onInteractive={onInteractive}
    />
  );
  if (gate !== 'open') return <GateScreen gate={gate}>{lastEffect}</GateScreen>;
  const isOverHome = opensOverHome(pathname);
  const hasForm = isOverHome && !asksAge; // it would be modal, above the question
  // A dialog that a script opens is modal at once, and a guarded form is rendered once the visitor is known.
  const isGuarded = (path: string) => guardOf(path, site.behaviour.gates) !== undefined;
  return (
    <>
      <div className={styles.root} inert={asksAge}>
        {hasForm ? (
          // First in the document, so that it is drawn before home, which lies behind it.
          <ScreenBoundary Fault={FormFault}>
            <RoutedPage>{lastEffect}</RoutedPage>
          </ScreenBoundary>
        ) : null}
        <PageFade page={isHome || isOverHome ? paths.home : pageName(pathname)}>
          <ScreenBoundary Fault={PageFault}>
            {isHome || isOverHome ? (
              <Suspense>
                <HomeScreen isBehind={hasForm && key === drawn && !isGuarded(pathname)} />
                {hasForm ? null : lastEffect}
              </Suspense>
            ) : (
              <RoutedPage fallback={<PagePlaceholder />}>{lastEffect}</RoutedPage>
            )}
          </ScreenBoundary>
        </PageFade>
      </div>
      {asksAge ? <LazyAgeGate /> : null}
      <VisuallyHidden as="div">
        <p ref={status} role="status" />
      </VisuallyHidden>
      <span id={LOGIN_FIRST} hidden>
        {t('games.loginFirst')}
      </span>
      <SessionHost isGuarded={isGuarded} />
      {isHome ? (
        <>
          <NewsHost />
          <UpdateHost />
        </>
      ) : null}
      <OverlayHost />
      <SafetyHost />
      <GameSheetHost />
      <ToastHost />
    </>
  );
}
