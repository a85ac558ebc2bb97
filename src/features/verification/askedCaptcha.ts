import type { FormField } from '#schemas/rules/registerForm.ts';

/** The captcha of a form that has none until the platform asks for one: numeric and at most 6 long (LOGIN-10). */
export const askedCaptcha: FormField = {
  name: 'captcha',
  required: true,
  rules: [
    { rule: 'format', value: 'digits' },
    { rule: 'maxLength', value: 6 },
  ],
};
