import { describe, expect, it } from 'vitest';
import type { Rule } from '../declare/register/registerSettings.schema.ts';
import { checkPattern } from './checkPattern.ts';
import { type FieldName, runRules } from './runRules.ts';
import { textsOfPattern } from './sampleText.ts';
import { goodValues, samplesOf } from './sampleValues.ts';

const today = '2026-06-15';
const context = { values: { password: 'Lotus7garden' }, today };

const samples = (rules: readonly Rule[], name: FieldName = 'username', required = true) =>
  samplesOf({ name: name as 'username', required, rules }, context);

const verdicts = (rules: readonly Rule[], name?: FieldName) =>
  Object.fromEntries(
    samples(rules, name).map(({ aim, value }) => [
      aim,
      runRules(value, { required: true, rules }, context)?.message ?? 'accepted',
    ]),
  );

describe('texts of a pattern', () => {
  it.each([
    '^[a-z0-9]{4,12}$',
    '^\\d{6}$',
    '^[A-Z][a-z]+( [A-Z][a-z]+)?$',
    '^(?:vn|th)-\\d{3,}$',
    '^[^\\s@]+@[^\\s@]+$',
    '^\\p{L}{2,20}$',
    '[a-f]x?',
  ])('%s match it', (pattern) => {
    expect(checkPattern(pattern)).toBe('ok');
    const texts = textsOfPattern(pattern);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([]);
  });
});

describe('samples of a field', () => {
  it('keep every rule, and break each rule once', () => {
    expect(
      verdicts([
        { rule: 'minLength', value: 4 },
        { rule: 'maxLength', value: 12 },
        { rule: 'pattern', value: '^[a-z0-9]+$' },
      ]),
    ).toEqual({
      typical: 'accepted',
      shortest: 'accepted',
      longest: 'accepted',
      empty: 'rule.required',
      minLength: 'rule.minLength',
      maxLength: 'rule.maxLength',
      pattern: 'rule.pattern',
    });
  });

  it.each<[string, Rule[], FieldName, string]>([
    ['of digits', [{ rule: 'format', value: 'digits' }], 'qqNum', 'rule.format.digits'],
    ['of an e-mail address', [{ rule: 'format', value: 'email' }], 'email', 'rule.format.email'],
    ['of a name', [{ rule: 'format', value: 'name' }], 'payeeName', 'rule.format.name'],
    ['that must equal another', [{ rule: 'equals', value: 'password' }], 'confirmPassword', 'rule.equals'],
    ['of an age', [{ rule: 'minAge', value: 21 }], 'birthday', 'rule.minAge'],
    ['not before a day', [{ rule: 'notBefore', value: '1900-01-01' }], 'birthday', 'rule.notBefore'],
  ])('%s are right and wrong', (_title, rules, name, message) => {
    const found = verdicts(rules, name);
    expect(found['typical']).toBe('accepted');
    expect(Object.values(found)).toContain(message);
  });

  it('take the examples that are kept beside a pattern', () => {
    const rules: Rule[] = [{ rule: 'pattern', value: '^[a-z]+7?$', accepts: ['kept'], refuses: ['7up'] }];
    expect(samples(rules).map(({ value }) => value)).toEqual(expect.arrayContaining(['kept', '7up']));
  });

  it('keep a first day that no calendar has, and none breaks it', () => {
    const found = samples([{ rule: 'notBefore', value: '1900-30-00' }], 'birthday');
    expect(found.map(({ aim }) => aim)).toEqual(['typical', 'longest', 'empty']);
  });

  it('have no valid one when the rules contradict each other', () => {
    const found = samples([
      { rule: 'format', value: 'digits' },
      { rule: 'pattern', value: '^[a-z]+$' },
    ]);
    expect(found.map(({ aim }) => aim)).toEqual(['empty']);
  });

  it('fill a whole form, an equal field after the one it equals', () => {
    const values = goodValues(
      [
        { name: 'confirmPassword', required: true, rules: [{ rule: 'equals', value: 'password' }] },
        { name: 'password', required: true, rules: [{ rule: 'minLength', value: 14 }] },
      ],
      today,
    );
    expect(values.password?.length).toBeGreaterThanOrEqual(14);
    expect(values.confirmPassword).toBe(values.password);
  });
});
