import { describe, expect, it } from 'vitest';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { EVERYBODY, readSimpleWhen, writeSimpleWhen } from './simpleWhen.ts';

describe('simple conditions', () => {
  it.each<[When | undefined, Partial<typeof EVERYBODY>]>([
    [undefined, {}],
    [{ audience: ['guest', 'trial'] }, { audience: ['guest', 'trial'] }],
    [{ language: ['EN'] }, { language: ['EN'] }],
    [{ switch: 'CBS3' }, { switch: 'CBS3' }],
    [
      { all: [{ audience: ['agent'] }, { language: ['EN'] }, { switch: 'CBS3' }] },
      { audience: ['agent'], language: ['EN'], switch: 'CBS3' },
    ],
  ])('%o is read and written back', (when, parts) => {
    expect(readSimpleWhen(when)).toEqual({ ...EVERYBODY, ...parts });
    expect(writeSimpleWhen({ ...EVERYBODY, ...parts })).toEqual(when);
  });

  it.each<When>([
    { not: { audience: ['guest'] } },
    { any: [{ audience: ['guest'] }, { switch: 'CBS3' }] },
    { installed: true },
    { all: [{ audience: ['guest'] }, { audience: ['trial'] }] },
    { all: [{ all: [{ audience: ['guest'] }] }] },
  ])('%o is more than the tool can edit', (when) => {
    expect(readSimpleWhen(when)).toBeUndefined();
  });
});
