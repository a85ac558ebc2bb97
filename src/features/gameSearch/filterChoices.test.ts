import { describe, expect, it } from 'vitest';
import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { classChoices } from './filterChoices.ts';
import { listPageOf } from './listPages.ts';

const structure: VendorsAnswer = {
  sorting: [],
  vendors: {},
  mapping: {
    RNG: {
      vendors: ['NOVR', 'KOIX', 'BGS'],
      gameCount: 60,
      gameClassify: [
        { key: 'NEW', gameCount: 9, vendors: ['NOVR'] },
        { key: 'ASIA', gameCount: 20, vendors: ['NOVR', 'KOIX'] },
        { key: 'CLASSIC', gameCount: 12, vendors: ['BGS'] },
      ],
    },
    LIVE: { vendors: ['KOIX'], gameCount: 8, gameClassify: [{ key: 'ROU', gameCount: 8, vendors: ['KOIX'] }] },
  },
};
const everything = { vendors: [], classify: '' };
const slots = { type: 'RNG', page: listPageOf('/m/slot-games') } as const;
const provider = { type: undefined, page: listPageOf('/m/provider') };
const keys = (...given: Parameters<typeof classChoices> extends [unknown, ...infer R] ? R : never) =>
  classChoices(structure, ...given).map(({ key }) => key);

describe('the classes of a list', () => {
  it('are those of its category, with how many games each has, and the new ones among slots only', () => {
    expect(classChoices(structure, slots, everything)).toEqual([
      { key: 'NEW' },
      { key: 'ASIA', count: 20 },
      { key: 'CLASSIC', count: 12 },
    ]);
    expect(keys({ type: 'LIVE', page: listPageOf('/m/live-games') }, everything)).toEqual(['ROU']);
  });

  it('are those of the vendors that were chosen, without numbers that are of others too', () => {
    expect(classChoices(structure, slots, { vendors: ['KOIX'], classify: '' })).toEqual([{ key: 'NEW' }, { key: 'ASIA' }]);
    expect(keys({ type: 'RNG', page: listPageOf('/m/inHouse') }, everything)).toEqual(['NEW', 'CLASSIC']);
  });

  it('keep the chosen one, so that it can be left again', () => {
    expect(keys(slots, { vendors: ['KOIX'], classify: 'CLASSIC' })).toEqual(['NEW', 'ASIA', 'CLASSIC']);
  });

  it('are on the provider’s page those of the vendor, in whatever category', () => {
    expect(keys(provider, { vendors: ['KOIX'], classify: '' })).toEqual(['ASIA', 'ROU']);
    expect(keys(provider, everything)).toEqual([]);
  });

  it('are none where the address fixes one', () => {
    expect(keys({ type: 'LIVE', page: listPageOf('/m/roulette') }, everything)).toEqual([]);
  });
});
