import '#src/ui/tokens.css';
import '#src/ui/reset.css';
import { Suspense, lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionKeeper } from '#src/features/auth/SessionKeeper.tsx';
import { loadedAgeGate } from '#src/features/responsible/ageGatePart.ts';
import { paths } from '#src/lib/paths.ts';
import { isOverHome } from '#src/site/dialogState.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import styles from './App.module.css';
import { FormPage } from './FormPage.tsx';
import { GateScreen } from './GateScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { PageGuard } from './PageGuard.tsx';
import { SafetyHost } from './SafetyHost.tsx';
import { ToastHost } from './ToastHost.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';
import { type PageMatch, matchPage } from './pages.ts';

/** Only a running page opens a form over home, so its code stays out of the first load. */
const FormDialog = lazy(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog }));

function Screen({ match }: { readonly match: PageMatch }) {
  switch (match.kind) {
    case 'home':
      return <HomeScreen />;
    case 'dialog':
      return <FormPage region={match.region} />;
    case 'unavailable':
      return <UnavailableScreen />;
    case 'unknown':
      return <Navigate to={paths.home} replace />;
  }
}

/** The whole player: the status gate, the age gate, the screen of the address, a form over home, messages. */
export function App() {
  const { gate, site } = useSite();
  const asksAge = useSiteState((state) => state.asksAge) && site.behaviour.responsible.ageGate;
  const { pathname, state } = useLocation();
  if (gate !== 'open') return <GateScreen gate={gate} />;
  const match = matchPage(pathname);
  const AgeGate = loadedAgeGate();
  const overHome = match.kind === 'dialog' && isOverHome(state);
  return (
    <>
      <div className={styles.root} inert={asksAge}>
        <Screen match={overHome ? { kind: 'home' } : match} />
        {overHome ? (
          <Suspense fallback={null}>
            <FormDialog region={match.region} />
          </Suspense>
        ) : null}
      </div>
      {asksAge && AgeGate ? <AgeGate /> : null}
      <SessionKeeper />
      <PageGuard />
      <SafetyHost />
      <ToastHost />
    </>
  );
}
