import { describe, expect, it } from 'vitest';
import { createUnit } from '../money/unitOf.ts';
import { stakesOf } from '../games/stakesOf.ts';
import { payOf, payoutOf, spin } from './reels.ts';

describe('the reels', () => {
  it.each([
    ['three of the rarest', [0, 0, 0], 250],
    ['three of the commonest', [5, 5, 5], 5],
    ['two neighbours', [4, 4, 1], 1],
    ['two with another between', [2, 0, 2], 1],
    ['nothing', [0, 1, 2], 0],
  ])('pay for %s', (_title, reels, times) => {
    expect(payOf(reels)).toBe(times);
  });

  it('give back a little less than they take, over every way they can stop', () => {
    let [paid, ways] = [0, 0];
    for (let place = 0; place < 20 ** 3; place += 1) {
      const places = [place % 20, Math.floor(place / 20) % 20, Math.floor(place / 400)];
      paid += payOf(spin(() => places.shift() ?? 0));
      ways += 1;
    }
    expect(paid / ways).toBeGreaterThan(0.92);
    expect(paid / ways).toBeLessThan(0.98);
  });

  it('pay to the cent', () => {
    expect(payoutOf([4, 4, 4], 0.35)).toBe(2.1);
    expect(stakesOf(0.1, createUnit(1))).toEqual([0.1, 0.2, 0.5, 1, 2]);
  });
});
