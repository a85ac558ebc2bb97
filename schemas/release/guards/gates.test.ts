import { expect, it } from 'vitest';
import { type Verdict, refusalText, verdictOf } from './gates.ts';

/** Every type at every gate. */
it.each<[number | null, Verdict, Verdict, Verdict, Verdict]>([
  [null, 'login', 'login', 'login', 'reject'],
  [0, 'allowed', 'allowed', 'allowed', 'allowed'],
  [1, 'allowed', 'allowed', 'allowed', 'allowed'],
  [2, 'allowed', 'allowed', 'allowed', 'allowed'],
  [4, 'allowed', 'reject', 'reject', 'reject'],
  [40, 'allowed', 'allowed', 'reject', 'reject'],
  [41, 'allowed', 'allowed', 'reject', 'reject'],
  [42, 'allowed', 'allowed', 'reject', 'reject'],
  [99, 'allowed', 'allowed', 'reject', 'reject'],
])('type %j', (type, session, notTrial, formal, formalOnly) => {
  const visitor = { type };
  expect(verdictOf('open', visitor)).toBe('allowed');
  expect(verdictOf('session', visitor)).toBe(session);
  expect(verdictOf('notTrial', visitor)).toBe(notTrial);
  expect(verdictOf('formal', visitor)).toBe(formal);
  expect(verdictOf('formalOnly', visitor)).toBe(formalOnly);
});

it.each([
  [null, 'reject.guest'],
  [0, 'reject.account'],
  [4, 'free_reject'],
  [40, 'reject.account'],
  [41, 'reject.account'],
  [42, 'reject.account'],
])('says to type %j why it is refused: %s', (type, text) => {
  expect(refusalText({ type }, { refusal: 'own' })).toBe(text);
  expect(refusalText({ type }, { refusal: 'one' })).toBe('free_reject'); // ROLE-07
});
