import { expect, it } from 'vitest';
import { type BlockType, blockRegions, blockSchemas } from '#schemas/blockSchemas.ts';
import { blocks } from './blocks.ts';
import { loadBlock } from './loadBlock.ts';
import { moduleOf } from './moduleOf.ts';

// The keys of the schemas are the types of blocks.
const types = Object.keys(blockSchemas) as BlockType[];
const modules = import.meta.glob('../blocks/*/*.tsx');

it.each(types)('the code of %s is found where the server looks for its styles', async (type) => {
  const load = modules[moduleOf(type).replace('src', '..')];
  expect(Object.values((await load?.()) as object)).toContain(await loadBlock(type));
});

it('whatever home may hold is found without the table of pages', () => {
  const home = ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu', 'rightMenu', 'memberMenu'] as const;
  const onHome = types.filter((type) => home.some((region) => blockRegions[type].includes(region)));
  expect(types.filter((type) => 'load' in blocks[type])).toEqual(onHome);
});
