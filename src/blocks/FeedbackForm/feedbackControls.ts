import type { FormField } from '#schemas/rules/registerForm.ts';

/** The captcha of this form, which other platforms draw with letters or as an equation (CAPT-03). */
export const feedbackCaptcha = (letters: boolean, length: number): FormField => ({
  name: 'captcha',
  required: true,
  rules: [
    { rule: 'format', value: letters ? 'letters-digits' : 'digits' },
    { rule: 'maxLength', value: length },
  ],
});

/** Names of the controls besides the captcha. */
export const TOPIC = 'type';
export const CONTENT = 'content';

/** Characters as people count them, without the spaces around: as the text is sent. */
export const lengthOf = (text: string | boolean | undefined): number => (typeof text === 'string' ? [...text.trim()].length : 0);
