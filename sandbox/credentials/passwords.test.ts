import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

let stored: string;
beforeAll(async () => {
  stored = await hashPassword('open sesame');
});

/** The quickest of several runs: other work on the machine only ever makes them slower. */
async function quickestMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('passwordFits', () => {
  it.each([
    ['the right password', 'open sesame', () => stored, true],
    ['a wrong one', 'Open Sesame', () => stored, false],
    ['any password where no account is', 'open sesame', () => undefined, false],
    ['any password for an account without one', 'open sesame', () => null, false],
  ])('checks %s', async (_title, password, hash, fits) => {
    expect(await passwordFits(password, hash())).toBe(fits);
  });

  it('takes as long where no account is', async () => {
    const known = await quickestMs(() => passwordFits('wrong', stored));
    const unknown = await quickestMs(() => passwordFits('wrong', undefined));
    expect(unknown).toBeGreaterThan(known / 2);
  });
});
