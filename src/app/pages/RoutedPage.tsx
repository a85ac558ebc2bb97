import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useStudioOfPage } from '#src/features/gameSearch/StudioName.tsx';
import { isStudioPage } from '#src/features/gameSearch/studioName.ts';
import { lazyPart } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormPage } from './FormPage.tsx';
import { PagePlaceholder } from '../frame/PagePlaceholder.tsx';
import { RouteGuard } from '../guards/RouteGuard.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { UpdateHost } from '../overlays/UpdateHost.tsx';
import { guardOf } from '#schemas/release/guards/guardOf.ts';
import { type PageMatch, matchPage } from '../routes/pages.ts';
import { useBackSwipe } from '../frame/useBackSwipe.ts';
import { usePageName } from '../frame/usePageName.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';

const SocialScreen = lazyPart(async () => (await import('./SocialScreen.tsx')).SocialScreen);

export { regionsOf } from '../frame/regionsOf.ts';

/** Loads what a page needs besides this file. */
export async function preloadPage({ kind }: PageMatch): Promise<void> {
  if (kind === 'social') await SocialScreen.preload();
}

function Page({ match }: { readonly match: PageMatch }) {
  const { search } = useLocation();
  switch (match.kind) {
    case 'dialog':
      return <FormDialog region={match.region} title={match.title} />;
    case 'form':
      return <FormPage region={match.region} title={match.title} />;
    case 'screen':
      return (
        <>
          <ScreenPage region={match.region} title={match.title} />
          <UpdateHost />
        </>
      );
    case 'social':
      return <SocialScreen fallback={<PagePlaceholder />} provider={match.provider} />;
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'redirect':
      return <Navigate to={{ pathname: match.to, search: match.to === paths.home ? '' : search }} replace />;
  }
}

/** Sets the document's title: the page's subject if it has one, else the page's title. */
function PageTitle({ name }: { readonly name: string | undefined }) {
  const { title } = useSite().site;
  const pageName = usePageName();
  const words = name ?? pageName;
  usePageTitle(words === undefined ? title : `${words} · ${title}`);
  return null;
}

const StudioTitle = () => <PageTitle name={useStudioOfPage()} />;

/** The page at the address, as far as the visitor may see it. */
function PageOfAddress() {
  const { behaviour } = useSite().site;
  const { pathname, search } = useLocation();
  useBackSwipe();
  const guard = guardOf(pathname, behaviour.gates);
  const match = matchPage(pathname, new URLSearchParams(search));
  const page = <Page match={match} />;
  return (
    <>
      {isStudioPage(pathname) ? <StudioTitle /> : <PageTitle name={undefined} />}
      {guard === undefined ? (
        page
      ) : (
        <RouteGuard key={pathname} guard={guard} waiting={match.kind === 'dialog' ? null : <PagePlaceholder />}>
          {page}
        </RouteGuard>
      )}
    </>
  );
}

/** What every address but home's shows: a page, or a form as a dialog over home. */
export const RoutedPage = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PageOfAddress />
    {children}
  </>
);
