import { Navigate, useLocation } from 'react-router-dom';
import type { Region } from '#schemas/release/layout.schema.ts';
import { paths } from '#schemas/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormPage } from './FormPage.tsx';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { UpdateHost } from './UpdateHost.tsx';
import { guardOf } from './guards.ts';
import { lateScreen } from './lateScreen.ts';
import { type PageMatch, matchPage, regionsOf } from './pages.ts';
import { useBackSwipe } from './useBackSwipe.ts';
import { usePageName } from './usePageName.ts';
import { usePageTitle } from './usePageTitle.ts';

export { guardOf } from './guards.ts';
export { leadsHome, matchPage, regionsOf, titleOf } from './pages.ts';
export { standAlone } from './standAlone.ts';

const social = lateScreen(async () => (await import('./SocialScreen.tsx')).SocialScreen);

/** Loads what a page is drawn with beside this. Gives the regions that it draws. */
export async function preloadPage(match: PageMatch): Promise<readonly Region[]> {
  if (match.kind === 'social') await social.preload();
  return regionsOf(match);
}

export interface OtherPageProps {
  /** A form as a dialog over home, instead of a page of its own. */
  readonly isOverHome?: boolean;
}

function Page({ match, isOverHome = false }: OtherPageProps & { readonly match: PageMatch }) {
  const { search } = useLocation();
  switch (match.kind) {
    case 'dialog':
      return isOverHome ? (
        <FormDialog region={match.region} title={match.title} />
      ) : (
        <FormPage region={match.region} title={match.title} />
      );
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
      return <social.LateScreen provider={match.provider} />;
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'redirect':
      return <Navigate to={{ pathname: match.to, search: match.to === paths.home ? '' : search }} replace />;
  }
}

/** What any address but home's shows, as far as its visitor may see it. */
export function OtherPage({ isOverHome = false }: OtherPageProps) {
  const { behaviour, title } = useSite().site;
  const { pathname, search } = useLocation();
  const name = usePageName();
  usePageTitle(name === undefined ? title : `${name} · ${title}`);
  useBackSwipe(behaviour.timings.backSwipePx);
  const guard = guardOf(pathname, behaviour.gates);
  const page = <Page match={matchPage(pathname, new URLSearchParams(search))} isOverHome={isOverHome} />;
  if (guard === undefined) return page;
  return (
    <RouteGuard key={pathname} guard={guard} waiting={isOverHome ? null : <PagePlaceholder />}>
      {page}
    </RouteGuard>
  );
}
