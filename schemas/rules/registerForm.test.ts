import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import type { SwitchName } from '../declare/names/switchNames.ts';
import { allowedMethods, checkForm, formFields } from './registerForm.ts';

const on =
  (...names: SwitchName[]) =>
  (name: SwitchName) =>
    names.includes(name);
const settingsWith = (changes: Record<string, unknown>) => resolvedWith(changes).site.registerSettings;

test.each([
  [[], []],
  [['USERNAMEREG3'], ['username']],
  [['MOBILENUMREG3'], ['mobile']],
  [
    ['USERNAMEREG3', 'MOBILENUMREG3'],
    ['username', 'mobile'],
  ],
] as const)('%j allow %j', (switches, methods) => {
  expect(allowedMethods(on(...switches))).toEqual(methods);
});

test.each([
  ['username', [], 'username! password! confirmPassword! captcha!'],
  ['username', ['REGMOBVERF3', 'MOBILENUMPASSREG3'], 'username! password! confirmPassword! captcha!'],
  ['mobile', [], 'mobileNum! captcha!'],
  ['mobile', ['MOBILENUMPASSREG3'], 'mobileNum! password! confirmPassword! captcha!'],
  ['mobile', ['REGMOBVERF3'], 'mobileNum! verificationCode! captcha!'],
  ['mobile', ['REGMOBVERF3', 'MOBILENUMPASSREG3'], 'mobileNum! verificationCode! password! confirmPassword! captcha!'],
] as const)('by %s with %j: %s', (method, switches, fields) => {
  const names = formFields(settingsWith({}), method, on(...switches)).map(({ name, required }) => name + (required ? '!' : ''));
  expect(names.join(' ')).toBe(fields);
});

test.each([
  ['lead where the settings do not place them', ['username', 'email'], ['mobileNum', 'verificationCode', 'email']],
  ['stay together where they place the number', ['email', 'mobileNum'], ['email', 'mobileNum', 'verificationCode']],
  ['stand where they place both', ['verificationCode', 'email', 'mobileNum'], ['verificationCode', 'email', 'mobileNum']],
])('the number that one registers by and its code %s', (_title, order, names) => {
  const settings = settingsWith({ '/registerSettings/order': order, '/registerSettings/fields/email/enabled': true });
  const isOn = on('MOBILENUMREG3', 'REGMOBVERF3');
  const shown = formFields(settings, 'mobile', isOn).map(({ name }) => name);
  expect(shown.slice(0, 3)).toEqual(names);
});

test('optional fields follow the settings, in their order; fields left out of the order come last', () => {
  const fields = '/registerSettings/fields';
  const settings = settingsWith({
    '/registerSettings/order': ['captcha', 'email', 'username'],
    [`${fields}/email/enabled`]: true,
    [`${fields}/mobileNum/enabled`]: true,
    [`${fields}/zalo/enabled`]: true,
    [`${fields}/zalo/required`]: true,
  });
  expect(formFields(settings, 'username', on()).map(({ name, required }) => name + (required ? '!' : ''))).toEqual([
    'captcha!',
    'email',
    'username!',
    'mobileNum',
    'password!',
    'confirmPassword!',
    'zalo!',
  ]);
});

test('a captcha that is asked for must be solved', () => {
  const settings = settingsWith({ '/registerSettings/fields/captcha/required': false });
  expect(formFields(settings, 'username', on()).find(({ name }) => name === 'captcha')?.required).toBe(true);
});

test('a form tells the first fault of each field', () => {
  const fields = formFields(settingsWith({}), 'username', on());
  const values = { username: 'ab!', password: 'secret12', confirmPassword: 'secret21', captcha: '' };
  expect(checkForm(fields, { values, today: '2026-11-21' })).toEqual({
    username: { message: 'rule.format.letters-digits', params: { value: 'letters-digits' } },
    confirmPassword: { message: 'rule.equals', params: { value: 'password' } },
    captcha: { message: 'rule.required', params: {} },
  });
});

test('a good form has no fault', () => {
  const fields = formFields(settingsWith({}), 'username', on());
  const values = { username: 'player1', password: 'secret12', confirmPassword: 'secret12', captcha: '1234' };
  expect(checkForm(fields, { values, today: '2026-11-21' })).toEqual({});
});
