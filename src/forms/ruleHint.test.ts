import { describe, expect, it } from 'vitest';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { ruleHint } from './ruleHint.ts';

const texts = await loadTexts('EN');
const english = createTextValue('EN', texts);
const hint = (name: FormField['name'], ...rules: FormField['rules']) => ruleHint(english, { name, required: false, rules });

describe('ruleHint', () => {
  it.each([
    ['a range', hint('password', { rule: 'minLength', value: 6 }, { rule: 'maxLength', value: 20 }), '6 to 20 characters'],
    ['a lower bound', hint('password', { rule: 'minLength', value: 8 }), 'At least 8 characters'],
    ['a bound of one', hint('password', { rule: 'minLength', value: 1 }), 'At least 1 character'],
    ['a range up to one', hint('qqNum', { rule: 'minLength', value: 1 }, { rule: 'maxLength', value: 1 }), '1 character'],
    ['an upper bound alone, which the control keeps by itself', hint('facebook', { rule: 'maxLength', value: 60 }), ''],
    ['a format', hint('qqNum', { rule: 'format', value: 'digits' }), 'Digits only'],
    ['an age', hint('birthday', { rule: 'format', value: 'date' }, { rule: 'minAge', value: 21 }), 'You must be 21 or older'],
    [
      'both',
      hint(
        'username',
        { rule: 'format', value: 'letters-digits' },
        { rule: 'minLength', value: 4 },
        { rule: 'maxLength', value: 16 },
      ),
      '4 to 16 characters · Letters and digits only',
    ],
    ['nothing that helps', hint('wechat', { rule: 'pattern', value: '^a' }), ''],
    ['a captcha', hint('captcha', { rule: 'maxLength', value: 6 }), 'The digits in the picture'],
  ])('says %s', (_title, text, expected) => {
    expect(text).toBe(expected);
  });
});
