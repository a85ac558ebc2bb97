import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { GateKind } from '#schemas/declare/names/gateKinds.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Link } from '#src/lib/Link.tsx';
import { DialogLink } from './DialogLink.tsx';
import { onwardState } from './dialogState.ts';
import { LOGIN_FIRST } from './loginFirst.ts';
import { refusalText, verdictOf } from '#schemas/release/guards/gates.ts';
import { useSite, useSiteState, useVisitor } from './siteContext.ts';

interface GatedLinkProps {
  readonly to: string;
  /** Visitors allowed there: guests are led to the login first, others get a message. */
  readonly gate: GateKind;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link as far as the visitor may follow it. */
export function GatedLink({ to, gate, className, children }: GatedLinkProps) {
  const t = useText();
  const visitor = useVisitor();
  const { gates } = useSite().site.behaviour;
  const verdict = verdictOf(gate, visitor);
  const showToast = useSiteState((state) => state.showToast);
  const here = useLocation();
  if (verdict === 'login') {
    return (
      <DialogLink className={className} to={paths.login} state={onwardState(to, here)} aria-describedby={LOGIN_FIRST}>
        {children}
      </DialogLink>
    );
  }
  if (verdict === 'reject') {
    return (
      <button type="button" className={className} onClick={() => showToast(t(refusalText(visitor, gates)), { length: 'reject' })}>
        {children}
      </button>
    );
  }
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
