import type { ReactNode } from 'react';
import type { saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

interface SaferPlayLinkProps {
  readonly name: (typeof saferPlayNames)[number];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Links to a page of the site, or to an external one in a new tab, so that the current page stays. */
export function SaferPlayLink({ name, className, children }: SaferPlayLinkProps) {
  const t = useText();
  const to = useSite().site.behaviour.saferPlay[name];
  if (to.startsWith('/'))
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('ui.newWindow')})</VisuallyHidden>
    </a>
  );
}
