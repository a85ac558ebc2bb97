import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { ownPassword } from '#schemas/rules/profileForm.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/**
 * Fields that prove the ownership of an account: its password, or without one a code to its number; a captcha once the platform demands it for
 * sending a code.
 */
export function deletionFields(
  { shared }: Pick<RegisterSettings, 'shared'>,
  hasPassword: boolean,
  withCaptcha: boolean,
): FormField[] {
  if (hasPassword) return [ownPassword];
  return [
    { name: 'mobileNum', required: true, rules: shared.mobileNum },
    ...(withCaptcha ? [{ name: 'captcha', required: true, rules: shared.captcha } as const] : []),
    { name: 'verificationCode', required: true, rules: shared.verificationCode },
  ];
}
