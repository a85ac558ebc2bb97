import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useScale } from './scales.ts';

const { style } = document.documentElement;
const set = (value: string) =>
  act(() => {
    style.setProperty('--row-scale', value);
    window.dispatchEvent(new Event('resize'));
  });

afterEach(() => set(''));

it('is 1 where the style sheet says nothing, and follows the window', () => {
  const { result } = renderHook(() => useScale('--row-scale'));
  expect(result.current).toBe(1);
  set('1.5');
  expect(result.current).toBe(1.5);
  set('2');
  expect(result.current).toBe(2);
});
