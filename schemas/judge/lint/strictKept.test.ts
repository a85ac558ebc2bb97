import { describe, expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { strictKept } from './strictKept.ts';

const responsible = '/template/behaviour/responsible';
const found = (changes: Readonly<Record<string, unknown>>, conduct = 'strict') =>
  strictKept(resolvedWith({ '/template/conduct': conduct, ...changes }));

describe('a merchant whose profile is strict', () => {
  it.each([
    [`${responsible}/ageGate`, false],
    [`${responsible}/recordTerms`, false],
    [`${responsible}/idleMinutes`, 0],
    [`${responsible}/idleMinutes`, 31],
    [`${responsible}/realityCheckMinutes`, 0],
    [`${responsible}/reverseWithdrawals`, true],
    [`${responsible}/celebrations`, true],
    ['/template/parameters/age_limit', '10'],
    ['/template/parameters/terms_ticked', '1'],
    ['/template/behaviour/login/remember', 'password'],
  ])('learns that %s as %j takes back what it promises', (pointer, value) => {
    expect(found({ [pointer]: value })).toMatchObject([
      { code: 'strict.weakened', severity: 'warning', pointer, fix: { op: 'remove', pointer } },
    ]);
  });

  it.each([
    [`${responsible}/idleMinutes`, 10],
    [`${responsible}/realityCheckMinutes`, 60],
    ['/template/parameters/age_limit', '21'],
    ['/template/parameters/terms_ticked', ''],
    ['/template/behaviour/login/remember', 'off'],
  ])('may go further: %s as %j', (pointer, value) => {
    expect(found({ [pointer]: value })).toEqual([]);
  });

  it.each([
    ['counter', 1],
    ['ticker', 1],
    ['feed', 0],
  ])('learns that a jackpot from a %s is invented: %d', (source, findings) => {
    const home = [{ id: 'j', block: 'jackpot', props: { source } }];
    const pointer = '/template/layout/home/0/props/source';
    expect(found({ '/template/layout/home': home }).map((one) => one.pointer)).toEqual(findings === 0 ? [] : [pointer]);
  });

  it('is not bothered about what it leaves as it is', () => {
    expect(found({})).toEqual([]);
  });
});

it('another profile promises nothing of it', () => {
  expect(found({ [`${responsible}/ageGate`]: false }, 'seed')).toEqual([]);
});
