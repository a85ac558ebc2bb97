import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RegisterField } from '#schemas/release/registerSettings.schema.ts';
import type { RegisterMethodTab } from '#schemas/rules/registerForm.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import { loginHandover } from '#src/features/auth/loginHandover.ts';
import { type Registration, refusedFields, useRegister } from '#src/features/auth/useRegister.ts';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import type { FieldValues, RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { paths } from '#src/lib/paths.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { TERMS } from './TermsBox.tsx';

interface Needs {
  readonly form: RuleForm;
  readonly method: RegisterMethodTab;
  readonly captcha: Captcha;
  readonly code: PhoneCode;
}

/** What a failed registration leaves to say above the form. */
export interface Failure {
  readonly error: unknown;
  /** Faults of fields that the form does not show: the settings have changed since it was opened. */
  readonly unseen: readonly (readonly [RegisterField, RuleFault])[];
}

/** Sends the registration; hands over to the login, or shows each fault in its place with everything typed kept. */
export function useSendRegistration({ form, method, captcha, code }: Needs) {
  const register = useRegister();
  const handOver = useHandOver();
  const [failure, setFailure] = useState<Failure>();

  function show(error: unknown) {
    const refused = refusedFields(error);
    const isShown = (name: RegisterField) => form.fields.some((field) => field.name === name);
    for (const [name, fault] of refused.filter(([name]) => isShown(name))) {
      if (name === 'captcha') {
        captcha.refresh(); // it served its one time
        form.fill('captcha', '');
      }
      form.refuse(name, fault);
    }
    const unseen = refused.filter(([name]) => !isShown(name));
    if (refused.length === 0 || unseen.length > 0) setFailure({ error, unseen });
    form.focusFirstFault();
  }

  async function registration(values: FieldValues): Promise<Registration> {
    const asks = (wanted: RegisterField) => form.fields.some(({ name }) => name === wanted);
    const { firebaseMobileNo: _known, ...proof } = asks('verificationCode')
      ? await code.prove(values.verificationCode ?? '')
      : {};
    return {
      method,
      values,
      dialingCode: asks('mobileNum') ? String(form.extraValue(DIALING_CODE) ?? '') : '',
      captchaId: asks('captcha') ? captcha.id : undefined,
      proof,
      terms: form.extraValue(TERMS) === true,
    };
  }

  async function send(values: FieldValues) {
    setFailure(undefined);
    try {
      handOver(await register(await registration(values)));
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      show(error);
    }
  }

  return { send, failure, forgetFailure: () => setFailure(undefined) };
}

/** Leads to the login with the name filled in, which says that it worked; a form that was closed meanwhile says so itself. */
function useHandOver() {
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
