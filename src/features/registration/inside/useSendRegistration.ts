import { useState } from 'react';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import { type Registration, refusedFields } from '#src/features/auth/useRegister.ts';
import { isCaptchaUnavailable, focusWidget } from '#src/features/verification/demandsCaptcha.ts';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import type { FieldValues, RuleForm } from '#src/forms/useRuleForm.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { TERMS } from './TermsBox.tsx';

/** Whose account the form opens, and what follows a success. */
export interface RegistrationTask {
  /** Sends it, and gives the name of the new account. Throws `ApiError`. */
  readonly register: (filled: Registration) => Promise<string>;
  readonly onRegistered: (userName: string, filled: Registration) => void | Promise<void>;
  readonly texts: { readonly form: string; readonly submit: string; readonly terms: string };
  /** Fields of the settings that are known without asking. */
  readonly without?: RegisterField;
}

interface SendRegistrationOptions {
  readonly task: RegistrationTask;
  readonly form: RuleForm;
  readonly method: RegisterMethodTab;
  readonly captcha: Captcha;
  readonly code: PhoneCode;
}

/** The message above the form after a failed registration. */
export interface Failure {
  readonly error: unknown;
  /** Faults of fields that the form does not show: the settings have changed since it was opened. */
  readonly unseen: readonly (readonly [RegisterField, RuleFault])[];
}

/** Sends the registration; reports the registered account, or shows each fault at its field with all input kept. */
export function useSendRegistration({ task, form, method, captcha, code }: SendRegistrationOptions) {
  const [failure, setFailure] = useState<Failure>();

  /** A captcha can be used only once. */
  function renewCaptcha() {
    captcha.refresh();
    form.fill('captcha', '');
  }

  function show(error: unknown) {
    if (focusWidget(form, error)) return;
    if (isCaptchaUnavailable(error)) renewCaptcha();
    const refused = refusedFields(error);
    const isShown = (name: RegisterField) => form.fields.some((field) => field.name === name);
    for (const [name, fault] of refused.filter(([name]) => isShown(name))) {
      if (name === 'captcha') renewCaptcha();
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
    const answered = asks('captcha') ? await captcha.proof(values.captcha ?? '') : undefined;
    return {
      method,
      values: answered === undefined ? values : { ...values, captcha: answered.captcha },
      captchaId: answered?.captchaId,
      dialingCode: asks('mobileNum') ? String(form.extraValue(DIALING_CODE) ?? '') : '',
      proof,
      terms: form.extraValue(TERMS) === true,
    };
  }

  async function send(values: FieldValues) {
    setFailure(undefined);
    try {
      const filled = await registration(values);
      await task.onRegistered(await task.register(filled), filled);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      show(error);
    }
  }

  return { send, failure, forgetFailure: () => setFailure(undefined) };
}
