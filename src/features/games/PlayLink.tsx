import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { sessionOnly } from '#src/site/gates.ts';
import { useSiteState, useVisitor } from '#src/site/siteContext.ts';

interface PlayLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Around whatever starts a game: a guest logs in first (LAUNCH-01); a session is told that games do not open yet. */
export function PlayLink({ className, children }: PlayLinkProps) {
  const t = useText();
  const verdict = sessionOnly(useVisitor());
  const showToast = useSiteState((state) => state.showToast);
  if (verdict === 'login') {
    return (
      <DialogLink to={paths.login} className={className}>
        {children}
      </DialogLink>
    );
  }
  return (
    <button type="button" className={className} onClick={() => showToast(t('error.unavailable'))}>
      {children}
    </button>
  );
}
