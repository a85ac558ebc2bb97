import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { registerFields } from './registerFields.ts';

const fields = '/registerSettings/fields';
const lint = (changes: Record<string, unknown>) =>
  registerFields(resolvedWith(changes)).map(({ code, pointer, fix }) => [code, pointer, fix]);

test.each([
  ['the shipped form', {}, []],
  [
    'both ways off while the entries show',
    { '/switches/USERNAMEREG3': '0' },
    [
      [
        'register.noMethod',
        '/template/parameters/switch_register_button',
        { op: 'set', pointer: '/template/parameters/switch_register_button', value: '0' },
      ],
    ],
  ],
  ['both ways off and no entries', { '/switches/USERNAMEREG3': '0', '/template/parameters/switch_register_button': '0' }, []],
  [
    'required but not shown',
    { [`${fields}/email/required`]: true },
    [['register.requiredHidden', `${fields}/email/required`, { op: 'set', pointer: `${fields}/email/required`, value: false }]],
  ],
  ['required and shown', { [`${fields}/email/required`]: true, [`${fields}/email/enabled`]: true }, []],
  [
    'a mobile number that the mobile form always has',
    { '/switches/MOBILENUMREG3': '1', [`${fields}/mobileNum/required`]: true },
    [],
  ],
  [
    'an SMS code that the switches keep out',
    { [`${fields}/verificationCode/required`]: true, [`${fields}/verificationCode/enabled`]: true },
    [
      [
        'register.requiredHidden',
        `${fields}/verificationCode/required`,
        { op: 'set', pointer: `${fields}/verificationCode/required`, value: false },
      ],
    ],
  ],
  [
    'equal to a field that is not shown',
    {
      [`${fields}/captcha/rules`]: [
        { rule: 'equals', value: 'email' },
        { rule: 'maxLength', value: 6 },
      ],
    },
    [
      [
        'register.equalsHidden',
        `${fields}/captcha/rules/0`,
        { op: 'set', pointer: `${fields}/captcha/rules`, value: [{ rule: 'maxLength', value: 6 }] },
      ],
    ],
  ],
  [
    'equal to a field of one of two forms only',
    { '/switches/MOBILENUMREG3': '1', [`${fields}/captcha/rules`]: [{ rule: 'equals', value: 'username' }] },
    [['register.equalsHidden', `${fields}/captcha/rules/0`, { op: 'set', pointer: `${fields}/captcha/rules`, value: [] }]],
  ],
  [
    'confirmation without a password, in a form that has neither',
    { '/switches/USERNAMEREG3': '0', '/switches/MOBILENUMREG3': '1', '/switches/MOBILENUMPASSREG3': '0' },
    [
      [
        'register.requiredHidden',
        `${fields}/username/required`,
        { op: 'set', pointer: `${fields}/username/required`, value: false },
      ],
      [
        'register.requiredHidden',
        `${fields}/password/required`,
        { op: 'set', pointer: `${fields}/password/required`, value: false },
      ],
      [
        'register.requiredHidden',
        `${fields}/confirmPassword/required`,
        { op: 'set', pointer: `${fields}/confirmPassword/required`, value: false },
      ],
    ],
  ],
  [
    'lengths crossed in a field',
    {
      [`${fields}/username/rules`]: [
        { rule: 'minLength', value: 9, message: 'my.text' },
        { rule: 'maxLength', value: 4 },
      ],
    },
    [
      [
        'register.lengthsCrossed',
        `${fields}/username/rules`,
        {
          op: 'set',
          pointer: `${fields}/username/rules`,
          value: [
            { rule: 'minLength', value: 4, message: 'my.text' },
            { rule: 'maxLength', value: 9 },
          ],
        },
      ],
    ],
  ],
  [
    'lengths crossed in a shared set',
    {
      '/registerSettings/shared/loginPassword': [
        { rule: 'maxLength', value: 4 },
        { rule: 'minLength', value: 5 },
      ],
    },
    [
      [
        'register.lengthsCrossed',
        '/registerSettings/shared/loginPassword',
        {
          op: 'set',
          pointer: '/registerSettings/shared/loginPassword',
          value: [
            { rule: 'maxLength', value: 5 },
            { rule: 'minLength', value: 4 },
          ],
        },
      ],
    ],
  ],
  [
    'one length exactly',
    {
      [`${fields}/captcha/rules`]: [
        { rule: 'minLength', value: 4 },
        { rule: 'maxLength', value: 4 },
      ],
    },
    [],
  ],
])('%s', (_title, changes, found) => {
  expect(lint(changes)).toEqual(found);
});
