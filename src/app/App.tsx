import '#src/ui/tokens.css';
import '#src/ui/reset.css';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionKeeper } from '#src/features/auth/SessionKeeper.tsx';
import { GameSheetHost } from '#src/features/games/GameSheetHost.tsx';
import { loadedAgeGate } from '#src/features/responsible/ageGatePart.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { isOverHome } from '#src/site/dialogState.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import styles from './App.module.css';
import { HomeScreen } from './HomeScreen.tsx';
import { SafetyHost } from './SafetyHost.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { NewsHost } from './NewsHost.tsx';
import { OverlayHost } from './OverlayHost.tsx';
import { PageFade } from './PageFade.tsx';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ToastHost } from './ToastHost.tsx';
import { guardOf } from './guards.ts';
import { FormPage, GateScreen, ScreenPage, SocialScreen } from './screens.tsx';
import { type PageMatch, matchPage, titleOf } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt.tsx')).UpdatePrompt }));

const HOME: PageMatch = { kind: 'home' };

function Screen({ match }: { readonly match: PageMatch }) {
  switch (match.kind) {
    case 'home':
      return <HomeScreen />;
    case 'dialog':
    case 'page':
      return <FormPage region={match.region} />;
    case 'screen':
      return <ScreenPage region={match.region} title={match.title} />;
    case 'social':
      return <SocialScreen provider={match.provider} />;
    case 'unknown':
      return <Navigate to={paths.home} replace />;
  }
}

interface AppProps {
  /** Told once the page answers: its frame and what it shows have been taken over. */
  readonly onAlive?: (() => void) | undefined;
}

/** Stands behind what a page shows, in the same boundary, so that its effect is the last of the page's. */
function PageIsAlive({ onAlive }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
}

/** A newer build is offered where no form could lose what was typed. */
function UpdateHost({ match }: { readonly match: PageMatch }) {
  const isOffered = useSiteState((state) => state.takeUpdate !== null);
  if (!isOffered || (match.kind !== 'home' && match.kind !== 'screen')) return null;
  return (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  );
}

/** One name for all addresses of home, and another for what a search makes of it. */
function pageName(match: PageMatch, isOverHome: boolean, pathname: string): string {
  if (match.kind === 'screen' && match.region === 'search') return 'search';
  return match.kind === 'home' || isOverHome ? paths.home : pathname;
}

/** The whole player: the status gate, the age gate, the screen of the address, a form over home, messages. */
export function App({ onAlive }: AppProps) {
  const t = useText();
  const { gate, site } = useSite();
  const asksAge = useSiteState((state) => state.asksAge) && site.behaviour.responsible.ageGate;
  const { pathname, search, state } = useLocation();
  const match = matchPage(pathname, new URLSearchParams(search));
  usePageTitle(gate === 'open' ? titleOf(match) : undefined);
  if (gate !== 'open') {
    return (
      <Suspense fallback={null}>
        <GateScreen gate={gate} />
        <PageIsAlive onAlive={onAlive} />
      </Suspense>
    );
  }
  const AgeGate = loadedAgeGate();
  const guard = guardOf(pathname, site.behaviour.gates);
  const guarded = (page: ReactNode, waiting: ReactNode) =>
    guard === undefined ? (
      page
    ) : (
      <RouteGuard key={pathname} guard={guard} waiting={waiting}>
        {page}
      </RouteGuard>
    );
  const dialog = match.kind === 'dialog' && isOverHome(state) ? match.region : undefined;
  const heading = dialog ? undefined : titleOf(match);
  return (
    <>
      <div className={styles.root} inert={asksAge}>
        <PageFade page={pageName(match, dialog !== undefined, pathname)}>
          <ScreenBoundary title={heading ? t(heading) : site.title}>
            <Suspense fallback={<PagePlaceholder />}>
              {dialog ? <Screen match={HOME} /> : guarded(<Screen match={match} />, <PagePlaceholder />)}
              <PageIsAlive onAlive={onAlive} />
            </Suspense>
          </ScreenBoundary>
        </PageFade>
        {dialog ? guarded(<LazyDialog region={dialog} />, null) : null}
      </div>
      {asksAge && AgeGate ? <AgeGate /> : null}
      <SessionKeeper isGuarded={guard !== undefined} />
      {match.kind === 'home' ? <NewsHost /> : null}
      <OverlayHost />
      <SafetyHost />
      <GameSheetHost />
      <UpdateHost match={match} />
      <ToastHost />
    </>
  );
}
