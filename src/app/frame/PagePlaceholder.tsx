import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Link } from '#src/lib/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { NamedFrame } from './NamedFrame.tsx';
import { pageWidths } from './pageWidths.ts';
import { matchPage } from '../routes/pages.ts';

/** What a page shows in its frame until its content is here. */
export function PageSkeleton() {
  const { pathname, search } = useLocation();
  const match = matchPage(pathname, new URLSearchParams(search));
  return 'region' in match && pageWidths[match.region] === 'tiles' ? (
    <Skeleton shape="tiles" count={12} columns={3} />
  ) : (
    <Skeleton shape="banner" count={4} />
  );
}

/**
 * Shown until the code of a page is loaded, and on a page that needs a session until it is known whether one exists. The session is stored in the
 * browser, so such a page loads its code immediately. Without scripts there is no session: a link leads to the login.
 */
export function PagePlaceholder() {
  const t = useText();
  return (
    <NamedFrame>
      <div aria-busy="true" data-needs-player="">
        <PageSkeleton />
        <noscript>
          <Link to={paths.login}>{t('error.session')}</Link>
        </noscript>
      </div>
    </NamedFrame>
  );
}
