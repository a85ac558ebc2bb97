import { useEffect, useRef } from 'react';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { forgetLogin, rememberLogin } from '#src/features/auth/rememberedLogin.ts';
import type { LoginAttempt } from '#src/features/auth/useLogin.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';

export type RememberKind = Behaviour['login']['remember'];

/** Name of the box that asks to be remembered. */
export const REMEMBER = 'remember';

/** After a login: stores or forgets the account, greets, closes the dialog (LOGIN-08). */
export function useWelcome(form: RuleForm, remember: RememberKind) {
  const { site, store } = useSite();
  const { timings } = site.behaviour;
  const close = useCloseDialog();
  const t = useText();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function storeLogin({ userName }: Session, { type, username, password, countryDialingCode = '' }: LoginAttempt) {
    if (remember === 'off') return;
    if (form.extraValue(REMEMBER) !== true) return forgetLogin(site);
    // A code by SMS serves once: it is nothing to remember.
    const login = type === 'username' ? { username: userName, password } : { username, password: '' };
    rememberLogin(site, { type, countryDialingCode, ...login }, remember);
  }

  return (session: Session, attempt?: LoginAttempt) => {
    if (attempt !== undefined) storeLogin(session, attempt); // a passkey is with the device already
    const { showToast } = store.getState();
    if (isAudience(session, 'trial')) showToast(t('login.trial'), { durationMs: timings.longToastMs });
    else showToast(t('login.done', { name: shownName(session.userName) }), { kind: 'success', durationMs: timings.toastMs });
    if (isOpen.current) close(); // a dialog closed in the meantime has navigated back already
  };
}
