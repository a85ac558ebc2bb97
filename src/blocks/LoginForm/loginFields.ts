import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { loginName } from '#schemas/rules/loginName.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/** Ways to log in: the first stands alone unless codes by phone are on (LOGIN-01). */
export const loginMethods = ['username', 'mobile'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Fields of the login, by the shared rule sets (LOGIN-09). */
export function loginFields(settings: Pick<RegisterSettings, 'shared'>, method: LoginMethod, withCaptcha: boolean): FormField[] {
  const { shared } = settings;
  const fields: FormField[] =
    method === 'username'
      ? [loginName(settings), { name: 'password', required: true, rules: shared.loginPassword }]
      : [
          { name: 'mobileNum', required: true, rules: shared.loginMobileNum },
          { name: 'verificationCode', required: true, rules: shared.verificationCode },
        ];
  return withCaptcha ? [...fields, { name: 'captcha', required: true, rules: shared.captcha }] : fields;
}
