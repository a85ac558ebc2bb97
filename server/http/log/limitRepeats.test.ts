import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRepeats } from './limitRepeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes each kind once in a minute, and then how often it came besides', () => {
  const lines: [object, string][] = [];
  const log = limitRepeats({ error: (fields, message) => lines.push([fields, message]) }, (fields) =>
    String('call' in fields && fields.call),
  );
  for (let times = 0; times < 170; times += 1) log.error({ call: 'games', times }, 'wrong');
  log.error({ call: 'banners' }, 'wrong');
  expect(lines).toEqual([
    [{ call: 'games', times: 0 }, 'wrong'],
    [{ call: 'banners' }, 'wrong'],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([[{ call: 'games', times: 169 }, 'wrong, again']]);
  log.error({ call: 'games' }, 'wrong');
  expect(lines).toHaveLength(4);
});

it('bounds how many kinds there are', () => {
  const lines: object[] = [];
  const log = limitRepeats({ error: (fields) => lines.push(fields) }, (fields) => JSON.stringify(fields));
  for (let kind = 0; kind < 1000; kind += 1) log.error({ kind }, 'wrong');
  expect(lines).toHaveLength(101);
});
