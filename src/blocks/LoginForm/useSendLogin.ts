import { useEffect, useState } from 'react';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { type LoginAttempt, useLogin } from '#src/features/auth/useLogin.ts';
import { demandsCaptcha, isCaptchaUnavailable, focusWidget } from '#src/features/verification/demandsCaptcha.ts';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import type { FieldValues, RuleForm } from '#src/forms/useRuleForm.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import type { LoginMethod } from './loginFields.ts';
import { type RememberKind, useWelcome } from './useWelcome.ts';

interface SendLoginOptions {
  readonly form: RuleForm;
  readonly method: LoginMethod;
  readonly code: PhoneCode;
  readonly captcha: Captcha;
  readonly withCaptcha: boolean;
  readonly onCaptchaWanted: () => void;
  readonly remember: RememberKind;
}

/** The field to focus after a failure, with its own message in place of the general one above the form. */
interface Reaction {
  readonly focus: RegisterField;
  readonly message?: string;
}

const captchaReactions: Readonly<Record<string, Reaction>> = {
  'captcha.required': { focus: 'captcha', message: 'rule.required' },
  'captcha.wrong': { focus: 'captcha', message: 'rule.captchaWrong' },
};
const reactions: Readonly<Record<LoginMethod, Readonly<Record<string, Reaction>>>> = {
  username: { ...captchaReactions, 'login.wrong': { focus: 'password' } },
  mobile: {
    ...captchaReactions,
    'login.wrong': { focus: 'verificationCode', message: 'rule.codeWrong' },
    'code.wrong': { focus: 'verificationCode', message: 'rule.codeWrong' },
  },
};

/** The body for a login method; a captcha's answer only when the player has given one (LOGIN-14). */
function useAttempt({ form, method, code, captcha, withCaptcha }: SendLoginOptions) {
  const { phone } = useSite().site.behaviour.verification;
  return async (values: FieldValues): Promise<LoginAttempt> => {
    const answer = withCaptcha ? await captcha.proof(values.captcha ?? '') : {};
    if (method === 'username')
      return { type: 'username', username: values.username ?? '', password: values.password ?? '', ...answer };
    const password = values.verificationCode ?? '';
    return {
      type: phone,
      username: values.mobileNum ?? '',
      password,
      countryDialingCode: String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, ''),
      ...answer,
      ...(await code.prove(password)),
    };
  };
}

/** Sends the login and shows the result: a closed dialog, or the fault in its place with all input kept. */
export function useSendLogin(options: SendLoginOptions) {
  const { form, method, captcha, withCaptcha, onCaptchaWanted, remember } = options;
  const login = useLogin();
  const welcome = useWelcome(form, remember);
  const attemptWith = useAttempt(options);
  const [failure, setFailure] = useState<unknown>();
  /** How often a login was refused because it came without a captcha. */
  const [captchasDemanded, setCaptchasDemanded] = useState(0);
  const reaction = failure instanceof ApiError ? reactions[method][failure.code] : undefined;

  useEffect(() => {
    if (reaction) form.focus(reaction.focus); // after a captcha field that has just been asked for is there
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failure]);

  useEffect(() => {
    if (captchasDemanded > 0) void goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time
  }, [captchasDemanded]);

  /** Sends the login again with a captcha, unless the player has to solve it. */
  async function goOn() {
    if ((await captcha.answered()) !== 'picture') return form.sendAgain();
    form.refuse('captcha', { message: 'rule.required', params: {} });
    form.focus('captcha');
  }

  /** A captcha can be used once, so a failure loads a new one when the platform demands it. */
  function show(reason: unknown) {
    if (focusWidget(form, reason)) return;
    if (demandsCaptcha(reason) || isCaptchaUnavailable(reason)) {
      if (withCaptcha) captcha.refresh();
      else onCaptchaWanted();
      form.fill('captcha', '');
    }
    if (!withCaptcha && reason instanceof ApiError && reason.code === 'captcha.required')
      return setCaptchasDemanded(captchasDemanded + 1);
    setFailure(reason);
    const { focus, message } = (reason instanceof ApiError ? reactions[method][reason.code] : undefined) ?? {};
    if (focus && message !== undefined) form.refuse(focus, { message, params: {} });
  }

  async function send(values: FieldValues) {
    setFailure(undefined);
    try {
      const attempt = await attemptWith(values);
      welcome(await login(attempt), attempt);
    } catch (reason) {
      if (!(reason instanceof ApiError)) console.error(reason);
      show(reason);
    }
  }

  return {
    send,
    error: reaction?.message === undefined ? failure : undefined,
    forgetFailure: () => setFailure(undefined),
  };
}
