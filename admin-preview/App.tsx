import { useEffect, useState } from 'react';
import type { SessionStage, SessionView } from '#schemas/api/session.schema.ts';
import { WorkplaceProvider } from './api/WorkplaceContext.ts';
import { createOperatorsApi } from './api/operatorsApi.ts';
import { Refusal } from './api/Refusal.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { EditorPage } from './editor/EditorPage.tsx';
import { FactorPage } from './factors/FactorPage.tsx';
import { SetUpPage } from './factors/SetUpPage.tsx';
import { MerchantsPage } from './merchants/MerchantsPage.tsx';
import { EmptyState } from './parts/EmptyState.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { ToolBoundary } from './parts/ToolBoundary.tsx';
import { WaitingPage } from './parts/WaitingPage.tsx';
import { type Route, readRoute, useHash } from './route/route.ts';
import { LinkPage } from './account/LinkPage.tsx';
import { SignedOnPage } from './session/SignedOnPage.tsx';
import { takeReturn } from './session/signOnTrip.ts';
import { SignInPage } from './session/SignInPage.tsx';
import { WebhooksPage } from './webhooks/WebhooksPage.tsx';
import { refusalText } from './texts/refusalText.ts';
import { useSay } from './texts/say.ts';

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
  const say = useSay();
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
        title={say('signOn.failed')}
        back={say('link.toSignIn')}
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
          title={refusalText(say, session.refusal)}
          action={{ label: say('app.retry'), onPress: () => setSession({ state: 'asking' }) }}
        />
      );
    case 'out':
      return <SignInPage api={api} hasEnded={session.hasEnded} onSignedIn={(view) => setSession({ state: 'in', view })} />;
    case 'in':
      if (returned !== undefined)
        return (
          <SignedOnPage
            title={say('signOn.notConfirmed')}
            back={say('factors.continue')}
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
