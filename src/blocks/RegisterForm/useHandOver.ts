import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHandover } from '#src/features/auth/loginHandover.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { useSiteState } from '#src/site/siteContext.ts';

/** Leads to the login with the name filled in, which says that it worked; a form that was closed meanwhile says so itself. */
export function useHandOver() {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (userName: string) => {
    if (isOpen.current) void navigate(paths.login, { replace: true, state: loginHandover(userName, state) });
    else showToast(t('register.done'), { kind: 'success' });
  };
}
