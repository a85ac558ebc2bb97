import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHandover } from '#src/features/auth/loginHandover.ts';
import type { Registration } from '#src/features/auth/useRegister.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { useSiteState } from '#src/site/siteContext.ts';

/** Leads to the login with the name filled in, or to the login by a code where there is no password, which says that it worked; a form that was closed meanwhile says so itself. */
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
  return (registered: string, { method, values, dialingCode }: Registration) => {
    const { mobileNum = '', password } = values;
    const who = method === 'mobile' && !password ? { registered, mobile: { dialingCode, mobileNum } } : { registered };
    if (isOpen.current) void navigate(paths.login, { replace: true, state: loginHandover(who, state) });
    else showToast(t('register.done'), { kind: 'success' });
  };
}
