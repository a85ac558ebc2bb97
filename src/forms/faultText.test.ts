import { describe, expect, it } from 'vitest';
import { presets } from '#tests/support/releases.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { checkForm } from '#schemas/rules/registerForm.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { packFault, readFault, unpackFault } from './fault.ts';
import { faultText } from './faultText.ts';

const texts = await loadTexts('EN');
const english = createTextValue('EN', texts);

describe('faultText', () => {
  it.each([
    ['minLength', 'username', { value: 4 }, 'At least 4 characters'],
    ['minLength', 'username', { value: 1 }, 'At least 1 character'],
    ['maxLength', 'facebook', { value: 1 }, 'At most 1 character'],
    ['equals', 'confirmPassword', { value: 'password' }, 'Confirmation password not matched'],
    ['required', 'confirmPassword', {}, 'Confirmation password not matched'],
    ['required', 'captcha', {}, 'Enter a captcha'],
    ['required', 'email', {}, 'This field is required'],
    ['affiliateUnknown', 'affiliateCode', {}, 'Invalid invitation code'],
    ['codeWrong', 'verificationCode', {}, 'Verification code error'],
    ['usernameTaken', 'username', {}, 'username already exists'],
    ['usernameTaken', 'mobileNum', {}, 'This mobile number is already registered'],
    ['of.a.newer.platform', 'username', {}, 'Check this entry'],
  ])('words rule.%s of %s', (rule, field, params, text) => {
    expect(faultText(english, field, { message: `rule.${rule}`, params })).toBe(text);
  });

  it.each(['', '!', 'x'.repeat(300)])('has words for every fault of the shipped rules at %j', (value) => {
    const settings = presets.base.registerSettings?.fields ?? {};
    const fields = registerFields.map((name) => ({ name, required: true, rules: settings[name]?.rules ?? [] }));
    const faults = checkForm(fields, {
      values: Object.fromEntries(registerFields.map((name) => [name, value])),
      today: '2026-11-21',
    });
    const unworded = Object.values(faults).filter(({ message }) => !english.has(message));
    expect({ count: Object.keys(faults).length > 5, unworded }).toEqual({ count: true, unworded: [] });
  });
});

describe('a fault', () => {
  it('comes back from the form state as it went in', () => {
    const fault = { message: 'rule.minLength', params: { value: 4 } };
    expect(unpackFault(packFault(fault))).toEqual(fault);
  });

  it.each([
    [null, { message: 'rule.invalid', params: {} }],
    [{ message: 7 }, { message: 'rule.invalid', params: {} }],
    [
      { message: 'rule.minAge', params: { value: 18, list: [1], deep: {} } },
      { message: 'rule.minAge', params: { value: 18 } },
    ],
    [
      { message: 'rule.required', params: 'none' },
      { message: 'rule.required', params: {} },
    ],
  ])('is read from %j', (raw, fault) => {
    expect(readFault(raw)).toEqual(fault);
  });
});
