import { describe, expect, it } from 'vitest';
import { languageFacts } from '#schemas/generated/languageFacts.js';
import { createUnit } from './unitOf.ts';

const dollars = createUnit(1);
const dong = createUnit(20_000);
const riel = createUnit(5000);

describe('an offer', () => {
  it.each([
    [dollars, 10, 10],
    [dollars, 3, 2],
    [dollars, 0.1, 0.1],
    [dollars, 0, 0],
    [dong, 10, 200_000],
    [dong, 0.1, 2000],
    [dong, 2, 50_000],
    [riel, 5, 20_000],
    [riel, 0.1, 500],
  ])('of %o for %d credits is %d', ({ offer }, credits, amount) => {
    expect(offer(credits)).toBe(amount);
  });
});

describe('another amount', () => {
  it.each([
    [dollars, 12.345, 12.35],
    [dong, 12.345, 247_000],
    [riel, 12.345, 61_700],
    [createUnit(1000), 12.345, 12_350],
    [createUnit(5), 12.345, 61.7],
  ])('of %o for %d credits is %d, in its coins', ({ sum }, credits, amount) => {
    expect(sum(credits)).toBe(amount);
  });
});

// A language's file may state any number.
const declared = Object.values(languageFacts).map(({ home }) => [home.currency.code, home.creditValue] as const);

it.each(declared)(
  'a credit in %s is 1, 2 or 5 times a power of ten, so that offers that differ do not become one',
  (_code, value) => {
    const { offer } = createUnit(value);
    expect(offer(1)).toBe(value);
    const credits = [0.1, 1, 10, 100, 1000].flatMap((power) => [power, 2 * power, 5 * power]);
    expect(new Set(credits.map(offer)).size).toBe(credits.length);
  },
);
