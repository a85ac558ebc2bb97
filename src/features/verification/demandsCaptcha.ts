import { isObject } from '#schemas/base/json/isObject.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { ApiError } from '#src/lib/ApiError.ts';

/** Whether the platform asks for a captcha with the next attempt (LOGIN-07, SMS-08). */
export const demandsCaptcha = (error: unknown): boolean =>
  error instanceof ApiError &&
  (/^captcha\.(?:required|wrong)$/.test(error.code) || (isObject(error.value) && error.value['captcha'] === true));

/** Whether the captcha that was sent could not be checked: it may be used up all the same (CAPT-11). */
export const isCaptchaUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha.unavailable';

/** Leads to a widget that waits for the player, where nothing else kept the form from being sent. Says whether that was so. */
export function focusWidget(form: RuleForm, error: unknown): boolean {
  if (!(error instanceof ApiError && error.code === 'captcha.complete')) return false;
  form.fill('captcha', '');
  form.refuse('captcha', { message: 'rule.required', params: {} });
  form.focus('captcha');
  return true;
}
