import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

type Shared = Pick<RegisterSettings, 'shared'>;

const newPassword = ({ shared }: Shared): FormField[] => [
  { name: 'password', required: true, rules: shared.password },
  { name: 'confirmNewPassword', required: true, rules: [{ rule: 'equals', value: 'password' }] },
];

/** Old, new and confirmed password by the shared rules (CHPSW-04 to CHPSW-06). */
export function changePasswordFields(settings: Shared, asksOld: boolean): FormField[] {
  const old: FormField = { name: 'oldPassword', required: true, rules: settings.shared.loginPassword };
  return [...(asksOld ? [old] : []), ...newPassword(settings)];
}

/** The account's number and a code to it, and the first password; a captcha once a code is not sent without (SMS-08). */
export const firstPasswordFields = (settings: Shared, withCaptcha: boolean): FormField[] => [
  { name: 'mobileNum', required: true, rules: settings.shared.mobileNum },
  ...(withCaptcha ? [{ name: 'captcha', required: true, rules: settings.shared.captcha } as const] : []),
  { name: 'verificationCode', required: true, rules: settings.shared.verificationCode },
  ...newPassword(settings),
];
