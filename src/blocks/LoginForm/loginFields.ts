import type { RegisterSettings } from '#schemas/release/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/** Fields of the login, by the shared rule sets (LOGIN-09); the captcha is numeric and at most 6 long (LOGIN-10). */
export function loginFields({ shared }: Pick<RegisterSettings, 'shared'>, withCaptcha: boolean): FormField[] {
  const captcha: FormField = {
    name: 'captcha',
    required: true,
    rules: [
      { rule: 'format', value: 'digits' },
      { rule: 'maxLength', value: 6 },
    ],
  };
  return [
    { name: 'username', required: true, rules: shared.loginUsername },
    { name: 'password', required: true, rules: shared.loginPassword },
    ...(withCaptcha ? [captcha] : []),
  ];
}
