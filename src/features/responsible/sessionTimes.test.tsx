import { beforeEach, describe, expect, it } from 'vitest';
import { storeTime, mergeTimes, timesOf } from './sessionTimes.ts';

const TOKEN = 'a-token-of-some-length';
const OTHER = 'a-token-of-another-session';

beforeEach(() => localStorage.clear());

it('times a session from when it was first seen, in every tab', () => {
  expect(timesOf(TOKEN, 1000)).toEqual({ startedAtMs: 1000, activeAtMs: 1000, checkedAtMs: 1000 });
  expect(timesOf(TOKEN, 9000).startedAtMs).toBe(1000);
});

it('notes touches and answers without losing the start', () => {
  timesOf(TOKEN, 1000);
  storeTime(TOKEN, 'activeAtMs', 5000);
  storeTime(TOKEN, 'checkedAtMs', 6000);
  expect(timesOf(TOKEN, 9000)).toEqual({ startedAtMs: 1000, activeAtMs: 5000, checkedAtMs: 6000 });
});

it('begins again with another session', () => {
  timesOf(TOKEN, 1000);
  expect(timesOf(OTHER, 9000).startedAtMs).toBe(9000);
});

it.each(['not json', '[]', '{"session":"e-length"}', '{"session":"e-length","startedAtMs":"0"}'])(
  'begins again over the damaged record %j',
  (record) => {
    localStorage.setItem('sessionTimes', record);
    expect(timesOf('x-e-length', 3000).startedAtMs).toBe(3000);
  },
);

describe('of the times that the platform has written down', () => {
  /** The platform's clock is 50 seconds ahead of this phone's. */
  const answered = { nowMs: 60_000, startedAtMs: 52_000, activeAtMs: 54_000, checkedAtMs: 53_000 };

  it('the start and the last check count, in the time of this phone', () => {
    timesOf(TOKEN, 9000);
    mergeTimes(TOKEN, answered, 10_000);
    expect(timesOf(TOKEN, 10_000)).toMatchObject({ startedAtMs: 2000, checkedAtMs: 3000 });
  });

  it('the last touch counts where none was later here', () => {
    timesOf(TOKEN, 1000);
    mergeTimes(TOKEN, answered, 10_000);
    expect(timesOf(TOKEN, 10_000).activeAtMs).toBe(4000);
  });

  it('a touch here after theirs is not lost', () => {
    timesOf(TOKEN, 1000);
    storeTime(TOKEN, 'activeAtMs', 9500);
    mergeTimes(TOKEN, answered, 10_000);
    expect(timesOf(TOKEN, 10_000).activeAtMs).toBe(9500);
  });
});

it('keeps no token in its record', () => {
  timesOf(TOKEN, 1000);
  expect(localStorage.getItem('sessionTimes')).not.toContain(TOKEN);
});
