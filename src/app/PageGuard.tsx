import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GUEST, type Visitor } from '#schemas/visitor.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { overHome } from '#src/site/dialogState.ts';
import { verdictOf } from '#src/site/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { gateOfPage } from './guardedPages.ts';

/**
 * Leads away who opens a page by its address that is not for him: guests to the login, others home with a message. Stands
 * behind what takes up the stored session, and asks for it anew: the visitor it was drawn for may be the server's guest.
 */
export function PageGuard() {
  const { site, store, playedVisitor } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useText();
  const { gates, timings } = site.behaviour;
  const { type } = useVisitor();

  useEffect(() => {
    const session = store.getState().session;
    const visitor: Visitor = playedVisitor ?? (session ? { type: session.type } : GUEST);
    const verdict = verdictOf(gateOfPage(pathname, gates), visitor);
    if (verdict === 'allowed') return;
    if (verdict === 'reject') store.getState().showToast(t('free_reject'), { durationMs: timings.rejectToastMs });
    void navigate(verdict === 'login' ? paths.login : paths.home, {
      replace: true,
      state: verdict === 'login' ? overHome : null,
    });
  }, [pathname, type, gates, timings.rejectToastMs, playedVisitor, store, navigate, t]);

  return null;
}
