import { useEffect, useRef, useState } from 'react';
import type { RegisterField } from '#schemas/release/registerSettings.schema.ts';
import { isAudience } from '#schemas/visitor.ts';
import { forgetLogin, rememberLogin } from '#src/features/auth/rememberedLogin.ts';
import { asksCaptcha, useLogin } from '#src/features/auth/useLogin.ts';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { FieldValues, RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';

/** Name of the box that asks to be remembered. */
export const REMEMBER = 'remember';

interface Needs {
  readonly form: RuleForm;
  readonly captcha: Captcha;
  readonly withCaptcha: boolean;
  readonly onCaptchaWanted: () => void;
  readonly keepsUsername: boolean;
}

/** Where a player goes on after a failure, and for the captcha also what is said there instead of above the form. */
const reactions: Readonly<Record<string, { readonly focus: RegisterField; readonly message?: string }>> = {
  'login.wrong': { focus: 'password' },
  'captcha.required': { focus: 'captcha', message: 'rule.required' },
  'captcha.wrong': { focus: 'captcha', message: 'rule.captchaWrong' },
};

const reactionTo = (failure: unknown) => (failure instanceof ApiError ? reactions[failure.code] : undefined);

/** Sends the login and shows what came of it: a closed dialog, or the fault in its place with everything typed kept. */
export function useSendLogin({ form, captcha, withCaptcha, onCaptchaWanted, keepsUsername }: Needs) {
  const login = useLogin();
  const welcome = useWelcome(form, keepsUsername);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const reaction = reactionTo(failure);
    if (reaction) form.focus(reaction.focus); // after a captcha field that has just been asked for stands
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failure]);

  /** A captcha serves once, so a failure brings a new one when the platform wants one. */
  function show(reason: unknown) {
    if (asksCaptcha(reason)) {
      if (withCaptcha) captcha.refresh();
      else onCaptchaWanted();
      form.fill('captcha', '');
    }
    const message = reactionTo(reason)?.message;
    if (message !== undefined) form.refuse('captcha', { message, params: {} });
    setFailure(reason);
  }

  async function send({ username = '', password = '', captcha: answer }: FieldValues) {
    setFailure(undefined);
    try {
      welcome(await login({ username, password, ...(answer ? { captcha: answer, captchaId: captcha.id } : {}) }));
    } catch (reason) {
      if (!(reason instanceof ApiError)) console.error(reason);
      show(reason);
    }
  }

  return { send, error: reactionTo(failure)?.message === undefined ? failure : undefined };
}

/** What a login brings: the username remembered or forgotten, a greeting, the dialog closed. */
function useWelcome(form: RuleForm, keepsUsername: boolean) {
  const close = useCloseDialog();
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return ({ userName, type }: Session) => {
    if (keepsUsername) {
      if (form.extraValue(REMEMBER) === true) rememberLogin(userName);
      else forgetLogin();
    }
    if (isAudience({ type }, 'trial')) showToast(t('login.trial'), { length: 'long' });
    else showToast(t('login.done', { name: userName }), { kind: 'success' });
    if (isOpen.current) close(); // a dialog that was closed meanwhile has gone back already
  };
}
