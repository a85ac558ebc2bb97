import { expect, test } from 'vitest';
import { resolvedOver, resolvedWith } from '#tests/support/releases.ts';
import { registerRulesUsed } from './registerRulesUsed.ts';

const EMAIL = '/registerSettings/fields/email';
const rules = { [`${EMAIL}/rules`]: [{ rule: 'maxLength', value: 40 }] };
const lint = (changes: Record<string, unknown>) =>
  registerRulesUsed(resolvedOver(changes)).map(({ code, severity, pointer, fix }) => [code, severity, pointer, fix]);

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing of what the preset says', {}, []],
  ['nothing of a field that is on the form', { ...rules, [`${EMAIL}/enabled`]: true }, []],
  [
    'rules of a field that is not',
    { ...rules, [`${EMAIL}/enabled`]: false },
    [['register.rulesHidden', 'info', `${EMAIL}/rules`, { op: 'remove', pointer: `${EMAIL}/rules` }]],
  ],
  [
    'nothing of a field that agents fill in',
    {
      '/registerSettings/fields/username/rules': [{ rule: 'maxLength', value: 9 }],
      '/switches/USERNAMEREG3': '0',
      '/switches/MOBILENUMREG3': '1',
    },
    [],
  ],
  ['nothing where nobody can register', { ...rules, '/switches/USERNAMEREG3': '0', '/switches/MOBILENUMREG3': '0' }, []],
])('it finds %s', (_title, changes, found) => {
  expect(lint(changes)).toEqual(found);
});

test('it finds nothing in a release that is whole', () => {
  expect(registerRulesUsed(resolvedWith({ ...rules, [`${EMAIL}/enabled`]: false }))).toEqual([]);
});
