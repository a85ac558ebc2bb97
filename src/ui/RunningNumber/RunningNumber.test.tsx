import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunningNumber } from './RunningNumber.tsx';

const element = (value: number | undefined) => (
  <RunningNumber value={value} write={(number) => number.toFixed(2)} instead="***" />
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that is read on the way through the values. */
function readings(...values: readonly (number | undefined)[]) {
  const { container, rerender } = render(element(values[0]));
  const read = [container.textContent];
  for (const value of values.slice(1)) {
    rerender(element(value));
    for (let ms = 0; ms < 600; ms += 20) {
      read.push(container.textContent);
      act(() => void vi.advanceTimersByTime(20));
    }
    read.push(container.textContent);
  }
  return read;
}

it('is drawn by the server as it is, and at first by the browser', () => {
  expect(renderToString(element(1234))).toContain('>1234.00<');
  expect(readings(1234)).toEqual(['1234.00']);
});

it('runs from its last value to the new one within 600 ms', () => {
  const read = readings(100, 900).map(Number);
  expect(read.slice(0, 2)).toEqual([100, 100]);
  expect(read).toEqual(read.toSorted((a, b) => a - b));
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(read.at(-1)).toBe(900);
});

it('runs from where it was before there was none', () => {
  const read = readings(100, undefined, 900);
  expect(read).toContain('***');
  expect(read[read.lastIndexOf('***') + 1]).toBe('100.00');
  expect(read.at(-1)).toBe('900.00');
});

it.each([
  [1234, 9],
  [9, 1234],
  [5000, 0],
  [0.5, 12.25],
])('is on the way from %d to %d never longer than in the end', (from, to) => {
  const [, ...read] = readings(from, to);
  expect(read.filter((text) => text.length > to.toFixed(2).length)).toEqual([]);
  expect(read.at(-1)).toBe(to.toFixed(2));
});

it('has its room from the first step, by its last text', () => {
  const { container, rerender } = render(element(9));
  rerender(element(1234));
  expect(container.firstElementChild).toHaveAttribute('data-final', '1234.00');
  act(() => void vi.advanceTimersByTime(700));
  expect(container.firstElementChild).not.toHaveAttribute('data-final');
});

it('does not run for a player who wants less motion', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') }));
  expect(new Set(readings(100, 900))).toEqual(new Set(['100.00', '900.00']));
});
