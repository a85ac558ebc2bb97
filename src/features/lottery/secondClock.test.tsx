import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToSeconds } from './secondClock.ts';

let visibility: DocumentVisibilityState = 'visible';
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('ticks for everybody by one timer, and stops with the last', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const ends = [listenToSeconds(one), listenToSeconds(other)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(other).toHaveBeenCalledOnce();
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

it('pauses while the page is hidden, and is right as soon as it is shown', () => {
  const tick = vi.fn();
  const end = listenToSeconds(tick);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  tick.mockClear();
  show('visible');
  expect(tick).toHaveBeenCalledOnce();
  end();
});
