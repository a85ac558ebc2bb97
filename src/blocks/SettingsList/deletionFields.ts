import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { ownPassword } from '#schemas/rules/profileForm.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/** What proves whose account is deleted: its password, or of one without a code to its number; a captcha once a code is not sent without. */
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
