import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { createUnit } from '../money/unitOf.ts';
import { scenePicture } from '../seed/brandPictures.ts';
import { mallItems } from './mallItems.ts';
import { offersTo } from './rewardOffers.ts';

const noPlay = { bets: 0, betsThisWeek: 0, games: 0, staked: '0' };
const rewards = offersTo(noPlay, new Set(), createUnit(1), new Date(0)).map(({ scene }) => `reward-${scene}`);
const scenes = [...new Set([...rewards, ...mallItems.map((_item, index) => `mall-${index + 1}`)])];

it.each(brandCodes)('%s has a picture of its own for every reward and item, in both formats', (code) => {
  const files = scenes
    .map((scene) => scenePicture(code, scene)?.replace(`/brand/${code}/`, `../../templates/brands/${code}/assets/`))
    .flatMap((file) => [`${file}.avif`, `${file}.webp`]);
  expect(files).toHaveLength(16);
  expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
});

it('a merchant that an operator added has none: they are drawn in its colours', () => {
  expect(scenePicture('added', 'reward-welcome')).toBeUndefined();
});
