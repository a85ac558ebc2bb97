import { useEffect, useState } from 'react';
import type { SessionStage, SessionView } from '#schemas/edges/api/session.schema.ts';
import { WorkplaceProvider } from './kit/api/WorkplaceContext.ts';
import { createOperatorsApi } from './kit/api/operatorsApi.ts';
import { Refusal } from './kit/api/Refusal.ts';
import { AccountPage } from './pages/account/AccountPage.tsx';
import { AuditPage } from './pages/audit/AuditPage.tsx';
import { EditorPage } from './pages/editor/EditorPage.tsx';
import { FactorPage } from './pages/factors/FactorPage.tsx';
import { SetUpPage } from './pages/factors/SetUpPage.tsx';
import { MerchantsPage } from './pages/merchants/MerchantsPage.tsx';
import { EmptyState } from './kit/parts/EmptyState.tsx';
import { PeoplePage } from './pages/people/PeoplePage.tsx';
import { ToolBoundary } from './kit/parts/ToolBoundary.tsx';
import { WaitingPage } from './kit/parts/WaitingPage.tsx';
import { type Route, readRoute, useHash } from './kit/route/route.ts';
import { LinkPage } from './pages/account/LinkPage.tsx';
import { SignedOnPage } from './kit/session/SignedOnPage.tsx';
import { takeReturn } from './kit/session/signOnTrip.ts';
import { SignInPage } from './kit/session/SignInPage.tsx';
import { WebhooksPage } from './pages/webhooks/WebhooksPage.tsx';
import { refusalText } from './kit/texts/refusalText.ts';
import { useTranslate } from './kit/texts/useTranslate.ts';

type Session =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  /** `hasEnded`: it was there a moment ago. */
  | { readonly state: 'out'; readonly hasEnded: boolean }
  | { readonly state: 'in'; readonly view: SessionView };

function Page({ route }: { readonly route: Exclude<Route, { readonly page: 'link' }> }) {
  switch (route.page) {
    case 'merchants':
      return <MerchantsPage />;
    case 'people':
      return <PeoplePage />;
    case 'webhooks':
      return <WebhooksPage />;
    case 'audit':
      return <AuditPage />;
    case 'account':
      return <AccountPage />;
    case 'editor':
      return <EditorPage key={route.merchantCode} {...route} />;
  }
}

interface StageProps {
  readonly stage: SessionStage;
  readonly route: Exclude<Route, { readonly page: 'link' }>;
  readonly onSignedIn: (session: SessionView) => void;
}

/** What is missing to finish signing in, else what was asked for. */
function Stage({ stage, route, onSignedIn }: StageProps) {
  if (stage === 'factor') return <FactorPage onSignedIn={onSignedIn} />;
  if (stage === 'setup') return <SetUpPage onSignedIn={onSignedIn} />;
  return <Page route={route} />;
}

/** The whole tool: who works here, then what they asked for by address. */
export function App() {
  const t = useTranslate();
  const route = readRoute(useHash());
  const [returned, setReturned] = useState(takeReturn);
  const [session, setSession] = useState<Session>({ state: 'asking' });
  const [api] = useState(() =>
    createOperatorsApi({ onSignedOut: () => setSession((before) => ({ state: 'out', hasEnded: before.state === 'in' })) }),
  );

  useEffect(() => {
    if (session.state !== 'asking' || returned?.purpose === 'signIn') return;
    api.session().then(
      (view) => setSession({ state: 'in', view }),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (error.status !== 401) setSession({ state: 'failed', refusal: error });
      },
    );
  }, [api, session.state, returned]);

  // An invitation link signs in the person it was made for, whether or not another operator is signed in.
  if (route.page === 'link')
    return <LinkPage key={route.token} api={api} token={route.token} onSignedIn={(view) => setSession({ state: 'in', view })} />;
  if (returned?.purpose === 'signIn')
    return (
      <SignedOnPage
        title={t('signOn.failed')}
        back={t('link.toSignIn')}
        finish={async () => {
          const view = await api.finishSignOn({ body: { query: returned.query } });
          setSession({ state: 'in', view });
          setReturned(undefined);
        }}
        onGivenUp={() => {
          setSession({ state: 'out', hasEnded: false });
          setReturned(undefined);
        }}
      />
    );
  switch (session.state) {
    case 'asking':
      return <WaitingPage />;
    case 'failed':
      return (
        <EmptyState
          isPage
          title={refusalText(t, session.refusal)}
          action={{ label: t('app.retry'), onPress: () => setSession({ state: 'asking' }) }}
        />
      );
    case 'out':
      return <SignInPage api={api} hasEnded={session.hasEnded} onSignedIn={(view) => setSession({ state: 'in', view })} />;
    case 'in':
      if (returned !== undefined)
        return (
          <SignedOnPage
            title={t('signOn.notConfirmed')}
            back={t('factors.continue')}
            finish={async () => {
              await api.finishConfirmation({ body: { query: returned.query } });
              setReturned(undefined);
            }}
            onGivenUp={() => setReturned(undefined)}
          />
        );
      return (
        <WorkplaceProvider
          value={{ api, session: session.view, onSignedOut: () => setSession({ state: 'out', hasEnded: false }) }}
        >
          <ToolBoundary>
            <Stage stage={session.view.stage} route={route} onSignedIn={(view) => setSession({ state: 'in', view })} />
          </ToolBoundary>
        </WorkplaceProvider>
      );
  }
}
