import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollTo } from './useOneOpen.ts';

const AFTER_MS = 500;
const shown: string[] = [];

function Item() {
  useScrollTo('named', true, AFTER_MS);
  return <p id="named">What the address names</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('brings what the address names into view after its time', () => {
  render(<Item />);
  vi.advanceTimersByTime(AFTER_MS - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['named']);
});

it.each(['wheel', 'touchmove', 'keydown'])('leaves the page to who has begun to read on by %s', (way) => {
  render(<Item />);
  window.dispatchEvent(new Event(way));
  vi.advanceTimersByTime(AFTER_MS);
  expect(shown).toEqual([]);
});

it('leaves the page to who has come back to where they were', () => {
  vi.stubGlobal('scrollY', 320);
  render(<Item />);
  vi.advanceTimersByTime(AFTER_MS);
  expect(shown).toEqual([]);
});
