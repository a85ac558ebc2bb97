import { beforeAll, expect, it } from 'vitest';
import { type BlockType, blockRegions, blockSchemas } from '#schemas/declare/blocks/blockSchemas.ts';
import { blockOf, loadPageBlocks } from './blocks.ts';
import { homeBlocks } from './homeBlocks.ts';
import { moduleOf } from './moduleOf.ts';

// The keys of the schemas are the types of blocks.
const types = Object.keys(blockSchemas) as BlockType[];
const modules = import.meta.glob('../blocks/*/*.tsx');

beforeAll(loadPageBlocks);

it.each(types)('the code of %s is found where the server looks for its styles', async (type) => {
  const load = modules[moduleOf(type).replace('src', '..')];
  expect(Object.values((await load?.()) as object)).toContain(await blockOf(type)?.code.preload());
});

it('whatever home may hold is found without the table of pages', () => {
  const home = ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu', 'rightMenu', 'memberMenu'] as const;
  const onHome = types.filter((type) => home.some((region) => blockRegions[type].includes(region)));
  expect(Object.keys(homeBlocks).toSorted()).toEqual(onHome.toSorted());
});
