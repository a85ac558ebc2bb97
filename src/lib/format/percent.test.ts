import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [2.5, 'en-GB', '2.5%'],
  [10, 'en-GB', '10%'],
  [0, 'vi-VN', '0%'],
  [1.25, 'vi-VN', '1,25%'],
])('%d in %s is %s', (value, locale, text) => {
  expect(percent(value, locale)).toBe(text);
});
