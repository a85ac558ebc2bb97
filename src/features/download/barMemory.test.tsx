import { beforeEach, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { countVisit, isBarOffered, rememberBarClosed, wasBarClosed } from './barMemory.ts';

const now = 1_000_000_000_000;
const day = 24 * 60 * 60 * 1000;

const { app } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site.behaviour;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('counts a tab once', () => {
  expect([countVisit(), countVisit()]).toEqual([1, 1]);
  sessionStorage.clear();
  expect([countVisit(), countVisit()]).toEqual([2, 2]);
});

it('offers the bar to who has not closed it', () => {
  expect(wasBarClosed()).toBe(false);
  expect(isBarOffered(now, 2, app)).toBe(true);
  expect(isBarOffered(now, 1, app)).toBe(false);
});

it.each<[string, number, number, boolean]>([
  ['once it was closed', 0, 0, false],
  ['before it is offered again', now - 6 * day, 7, false],
  ['when it is offered again', now - 7 * day, 7, true],
])('the bar %s', (_when, closedAt, reofferDays, isOffered) => {
  rememberBarClosed(closedAt);
  expect(wasBarClosed()).toBe(true);
  expect(isBarOffered(now, 2, { ...app, reofferDays })).toBe(isOffered);
});
