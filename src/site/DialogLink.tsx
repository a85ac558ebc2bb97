import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/lib/Link.tsx';
import { opensOverHome } from '#schemas/declare/pages/addresses.ts';
import { type DialogState, openedAt } from './dialogState.ts';

interface DialogLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  /** How the dialog was opened, if that is more than the current place. */
  readonly state?: DialogState;
}

/**
 * A link to a page that opens as a dialog over home, without scripts too. From one dialog to another it replaces the entry, so that one step
 * back leaves both (ROUTE-07).
 */
export function DialogLink({ state, children, ...rest }: DialogLinkProps) {
  const location = useLocation();
  return (
    <Link {...rest} state={state ?? openedAt(location)} replace={opensOverHome(location.pathname)}>
      {children}
    </Link>
  );
}
