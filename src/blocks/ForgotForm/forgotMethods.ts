import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { loginName } from '#schemas/rules/loginName.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/** Recovery methods, the default first (FORGOT-01, FORGOT-14). */
export const forgotMethods = ['email', 'phone'] as const;
export type ForgotMethod = (typeof forgotMethods)[number];

type Shared = Pick<RegisterSettings, 'shared'>;

/** Longest address that a mailbox can have, with some room. */
const MAX_EMAIL = 200;

/** FORGOT-07: the name by its shared rule, the address by a simple pattern. */
export const emailFields = (settings: Shared): FormField[] => [
  loginName(settings),
  {
    name: 'email',
    required: true,
    rules: [
      { rule: 'format', value: 'email' },
      { rule: 'maxLength', value: MAX_EMAIL },
    ],
  },
];

/** FORGOT-09: number, code and new password by their shared rules; a captcha once a code is not sent without (SMS-08). */
export const phoneFields = ({ shared }: Shared, withCaptcha: boolean): FormField[] => [
  { name: 'mobileNum', required: true, rules: shared.mobileNum },
  ...(withCaptcha ? [{ name: 'captcha', required: true, rules: shared.captcha } as const] : []),
  { name: 'verificationCode', required: true, rules: shared.verificationCode },
  { name: 'password', required: true, rules: shared.password },
];

/** Fields that the link of a recovery mail leads to. */
export const resetFields = ({ shared }: Shared): FormField[] => [
  { name: 'password', required: true, rules: shared.password },
  { name: 'confirmNewPassword', required: true, rules: [{ rule: 'equals', value: 'password' }] },
];
