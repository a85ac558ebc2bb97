import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { verdictOf } from '#src/site/gates.ts';
import { useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';

interface PlayLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Around whatever starts a game: a guest logs in first (LAUNCH-01); who may not play is told so, and who may, that games do not open yet. */
export function PlayLink({ className, children }: PlayLinkProps) {
  const t = useText();
  const { gates, timings } = useSite().site.behaviour;
  const verdict = verdictOf(gates.play, useVisitor());
  const showToast = useSiteState((state) => state.showToast);
  if (verdict === 'login') {
    return (
      <DialogLink to={paths.login} className={className}>
        {children}
      </DialogLink>
    );
  }
  const onClick = () =>
    verdict === 'reject' ? showToast(t('free_reject'), { durationMs: timings.rejectToastMs }) : showToast(t('error.unavailable'));
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
