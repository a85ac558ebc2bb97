import { describe, expect, it } from 'vitest';
import { counterStep, tickerStep } from './jackpotSteps.ts';

const invented = { minimum: 698_000_000, maximum: 698_900_000, start: 1_200_000_000, step: 10_000 };

describe('an invented jackpot', () => {
  it('counts from its beginning to its end, and begins again', () => {
    expect(counterStep(invented, undefined).amount).toBe(698_000_000);
    expect(counterStep(invented, 698_000_000).amount).toBe(698_001_500);
    expect(counterStep(invented, 698_900_000).amount).toBe(698_000_000);
  });

  it.each([
    [0, 1_200_000_000, 10_000, 3000],
    [0.5, 1_250_000_000, 30_000, 4000],
    [0.999_999, 1_300_000_000, 50_000, 5000],
  ])('ticks by chance: %d begins at %d, grows by %d and waits %d ms', (chance, first, step, pause) => {
    const random = () => chance;
    expect(Math.abs(tickerStep(invented, undefined, random).amount - first)).toBeLessThan(200);
    const { amount, nextMs } = tickerStep(invented, 1_000, random);
    expect([Math.round((amount - 1_000) / 10) * 10, nextMs]).toEqual([step, pause]);
  });
});
