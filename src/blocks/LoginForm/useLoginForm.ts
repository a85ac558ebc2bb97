import { useEffect, useMemo, useState } from 'react';
import type { Registered } from '#src/features/auth/registeredState.ts';
import { trimRememberedLogin, rememberedLogin, takeAutoLogin } from '#src/features/auth/rememberedLogin.ts';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { fieldsForCaptcha } from '#schemas/rules/registerForm.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import { type RuleForm, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useSite } from '#src/site/siteContext.ts';
import { type LoginMethod, loginFields } from './loginFields.ts';
import { useSendLogin } from './useSendLogin.ts';
import type { RememberKind } from './useWelcome.ts';

interface LoginFormOptions {
  readonly method: LoginMethod;
  readonly kind: RememberKind;
  /** The account that has just been registered. */
  readonly registered: Registered | undefined;
  readonly setMethod: (method: LoginMethod) => void;
}

/** Fills in the name of a fresh registration, or the remembered login, once the form is hydrated. */
function usePrefill(form: RuleForm, { kind, registered, setMethod }: LoginFormOptions): void {
  const { site, mode } = useSite();
  useEffect(() => {
    if (mode === 'live') trimRememberedLogin(site, kind);
    if (registered?.mobile) {
      setMethod('mobile');
      form.offer('mobileNum', registered.mobile.mobileNum);
      form.set(DIALING_CODE, registered.mobile.dialingCode);
      return;
    }
    if (registered !== undefined) {
      form.offer('username', registered.registered);
      form.focus('password');
      return;
    }
    const stored = kind === 'off' ? undefined : rememberedLogin(site);
    if (stored === undefined) return;
    if (stored.type === 'username') form.offer('username', stored.username);
    else {
      setMethod('mobile');
      form.offer('mobileNum', stored.username);
      form.set(DIALING_CODE, stored.countryDialingCode);
    }
    if (kind !== 'password' || stored.type !== 'username') return;
    form.offer('password', stored.password);
    if (mode === 'live' && takeAutoLogin(site)) form.sendAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is there: later it is the player's
  }, []);
}

/** The state of the login form: its fields, its captcha, its code by phone, and sending. */
export function useLoginForm(options: LoginFormOptions) {
  const { method, kind, setMethod } = options;
  const { registerSettings } = useSite().site;
  /** Which calls demand a captcha: the login after failures, or the sending of a code. */
  const [wanted, setWanted] = useState({ forLogin: false, forCode: false });
  const withCaptcha = wanted.forLogin || (wanted.forCode && method === 'mobile');
  const captcha = useCaptcha(withCaptcha);
  const { kind: captchaKind } = captcha;
  const fields = useMemo(
    () => fieldsForCaptcha(loginFields(registerSettings, method, withCaptcha), captchaKind),
    [registerSettings, method, withCaptcha, captchaKind],
  );
  const form = useRuleForm(fields);
  const code = usePhoneCode({
    form,
    call: 'smsWithoutLogin',
    captcha,
    onCaptcha: (forCode) => setWanted((now) => ({ ...now, forCode })),
  });
  const { send, error, forgetFailure } = useSendLogin({
    form,
    method,
    code,
    captcha,
    withCaptcha,
    onCaptchaWanted: () => setWanted((now) => ({ ...now, forLogin: true })),
    remember: kind,
  });
  usePrefill(form, options);

  /** Another tab brings another captcha and leaves the old tab's failure behind (LOGIN-07). */
  function onTab(next: LoginMethod) {
    if (next === method) return;
    if (withCaptcha) captcha.refresh();
    form.fill('captcha', '');
    forgetFailure();
    setMethod(next);
  }

  return { form, fields, captcha, code, send, error, onTab };
}
