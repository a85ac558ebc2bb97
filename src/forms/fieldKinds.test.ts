import { expect, it } from 'vitest';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { factsOf } from './fieldKinds.ts';
import { nativeAttributes } from './nativeAttributes.ts';

it('gives every field a control name of its own', () => {
  const names = registerFields.map((name) => factsOf(name).inputName);
  expect(new Set(names).size).toBe(registerFields.length);
});

it('keeps the control names that platforms know', () => {
  expect([factsOf('confirmPassword').inputName, factsOf('captcha').inputName]).toEqual(['confimpsw', 'identifying']);
});

it('sets the attributes that a browser knows of a field', () => {
  const rules = [
    { rule: 'minLength', value: 6 },
    { rule: 'maxLength', value: 20 },
  ] as const;
  expect(nativeAttributes({ name: 'username', required: true, rules })).toMatchObject({
    autoComplete: 'username',
    required: true,
    minLength: 6,
    maxLength: 20,
    dir: 'ltr',
  });
});

it.each(['password', 'mobileNum', 'verificationCode', 'cardNumber'] as const)('never cuts a pasted %s', (name) => {
  expect(nativeAttributes({ name, required: true, rules: [{ rule: 'maxLength', value: 11 }] }).maxLength).toBeUndefined();
});
