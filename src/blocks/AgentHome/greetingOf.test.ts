import { expect, it } from 'vitest';
import { greetingOf } from './greetingOf.ts';

it.each([
  [0, 'agent.morning'],
  [10, 'agent.morning'],
  [11, 'agent.noon'],
  [14, 'agent.noon'],
  [15, 'agent.afternoon'],
  [18, 'agent.afternoon'],
  [19, 'agent.evening'],
  [23, 'agent.evening'],
])('at %i one says %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
