import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHomePath, paths } from '#schemas/declare/pages/addresses.ts';
import { overHome } from '#src/site/dialogState.ts';
import { storedSession } from '#src/site/storedSession.ts';
import { useSite } from '#src/site/siteContext.ts';
import { wantsAutoLogin } from './rememberedLogin.ts';

/** At a new visit to home without a session, opens the login that sends itself (LOGOUT-05). */
export function useAutoLogin(isLive: boolean): void {
  const { site } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const isStart = isLive && isHomePath(pathname) && storedSession(site.merchantCode) === null;
    if (isStart && wantsAutoLogin(site)) void navigate(paths.login, { state: overHome });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is hydrated
  }, []);
}
