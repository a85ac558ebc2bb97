import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { registeredState } from '#src/features/auth/registeredState.ts';
import { useLogin } from '#src/features/auth/useLogin.ts';
import type { Registration } from '#src/features/auth/useRegister.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';

/**
 * Logs the new account in with the typed data, where the site wants that. Undefined where the login form has to ask again, or for a code or a
 * captcha.
 */
function useLoginAtOnce(): (userName: string, password: string) => Promise<Session | undefined> {
  const login = useLogin();
  const { afterRegister } = useSite().site.behaviour.login;
  return async (username, password) => {
    if (afterRegister === 'form' || password === '') return undefined;
    try {
      return await login({ type: 'username', username, password });
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      return undefined;
    }
  };
}

/**
 * Follows a registration: the player is logged in and returns to the page before it; or the login form opens with the name filled in (or the
 * login by code if there is no password) and says that the registration worked. A form closed in the meantime shows the message itself.
 */
export function useAfterRegistration() {
  const t = useText();
  const { site, store } = useSite();
  const logInAtOnce = useLoginAtOnce();
  const close = useCloseDialog();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return async (registered: string, { method, values, dialingCode }: Registration) => {
    const { showToast } = store.getState();
    const { mobileNum = '', password = '' } = values;
    const session = isOpen.current ? await logInAtOnce(registered, password) : undefined;
    if (session) {
      const name = shownName(session.userName);
      showToast(t('register.welcome', { name }), { kind: 'success', durationMs: site.behaviour.timings.toastMs });
      if (isOpen.current) close();
      return;
    }
    const who = method === 'mobile' && password === '' ? { registered, mobile: { dialingCode, mobileNum } } : { registered };
    if (isOpen.current) void navigate(paths.login, { replace: true, state: registeredState(who, state) });
    else showToast(t('register.done'), { kind: 'success' });
  };
}
