import { beforeEach, expect, it } from 'vitest';
import { isBarOffered, rememberBarClosed, wasBarClosed } from './barMemory.ts';

const now = 1_000_000_000_000;
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

it('offers the bar to who has not closed it', () => {
  expect(wasBarClosed()).toBe(false);
  expect(isBarOffered(now, 0)).toBe(true);
});

it.each<[string, number, number, boolean]>([
  ['once it was closed', 0, 0, false],
  ['before it is offered again', now - 6 * day, 7, false],
  ['when it is offered again', now - 7 * day, 7, true],
])('the bar %s', (_when, closedAt, reofferDays, isOffered) => {
  rememberBarClosed(closedAt);
  expect(wasBarClosed()).toBe(true);
  expect(isBarOffered(now, reofferDays)).toBe(isOffered);
});
