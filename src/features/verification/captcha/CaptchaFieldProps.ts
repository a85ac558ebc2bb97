import type { FormField } from '#schemas/rules/registerForm.ts';
import type { Captcha } from '../useCaptcha.ts';

export interface CaptchaFieldProps {
  readonly field: FormField;
  readonly captcha: Captcha;
  readonly hints?: boolean;
  /** Whether its part of the form is visible. */
  readonly isShown?: boolean;
}
