import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { loweredProtections } from './loweredProtections.ts';

type Changes = Readonly<Record<string, unknown>>;
const responsible = '/template/behaviour/responsible';
const strict = { '/template/conduct': 'strict' };
const lowered = (live: Changes, draft: Changes) =>
  loweredProtections(resolvedWith(live).full, resolvedWith(draft).full).map(({ pointer, severity }) => `${severity} ${pointer}`);

test('another profile lowers all that it does not promise', () => {
  expect(lowered(strict, { '/template/conduct': 'seed' }).toSorted()).toEqual(
    [
      '/template/behaviour/login/remember',
      '/template/behaviour/password/holdOld',
      `${responsible}/ageGate`,
      `${responsible}/celebrations`,
      `${responsible}/idleMinutes`,
      `${responsible}/lastLogin`,
      `${responsible}/realityCheckMinutes`,
      `${responsible}/recordTerms`,
      `${responsible}/reverseWithdrawals`,
      `${responsible}/sessionClock`,
    ].map((pointer) => `warning ${pointer}`),
  );
});

test.each<[string, Changes, Changes, string]>([
  ['the age gate', strict, { ...strict, [`${responsible}/ageGate`]: false }, `${responsible}/ageGate`],
  [
    'more idle minutes',
    { [`${responsible}/idleMinutes`]: 10 },
    { [`${responsible}/idleMinutes`]: 20 },
    `${responsible}/idleMinutes`,
  ],
  ['no reality check', strict, { ...strict, [`${responsible}/realityCheckMinutes`]: 0 }, `${responsible}/realityCheckMinutes`],
  [
    'a name that is remembered',
    { '/template/behaviour/login/remember': 'off' },
    { '/template/behaviour/login/remember': 'username' },
    '/template/behaviour/login/remember',
  ],
  [
    'a lower age',
    { '/template/parameters/age_limit': '21' },
    { '/template/parameters/age_limit': '18' },
    '/template/parameters/age_limit',
  ],
])('%s needs a reason', (_title, live, draft, pointer) => {
  expect(lowered(live, draft)).toEqual([`warning ${pointer}`]);
});

test.each<[string, Changes, Changes]>([
  ['what stays', strict, strict],
  ['what protects more', { '/template/conduct': 'seed' }, strict],
  ['a higher age', { '/template/parameters/age_limit': '18' }, { '/template/parameters/age_limit': '21' }],
  ['fewer minutes', { [`${responsible}/idleMinutes`]: 20 }, { [`${responsible}/idleMinutes`]: 10 }],
  [
    'minutes where there were none',
    { ...strict, [`${responsible}/idleMinutes`]: 0 },
    { ...strict, [`${responsible}/idleMinutes`]: 45 },
  ],
  [
    'what did not protect before',
    { ...strict, [`${responsible}/ageGate`]: false },
    { ...strict, [`${responsible}/ageGate`]: false },
  ],
])('%s does not', (_title, live, draft) => {
  expect(lowered(live, draft)).toEqual([]);
});

test('a profile says nothing of the market: the chat keeps its language', () => {
  const languageOf = (conduct: string) => resolvedWith({ '/template/conduct': conduct }).site.behaviour.content.chatLanguage;
  expect([languageOf('strict'), languageOf('seed')]).toEqual(['page', 'page']);
});
