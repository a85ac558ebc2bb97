import { beforeAll, expect, it } from 'vitest';
import { blockTypes, regionsOf } from '#schemas/declare/blocks/blocks.ts';
import { blockOf, loadPageBlocks } from './blocks.ts';
import { homeBlocks } from './generated/homeBlocks.ts';
import { moduleOf } from './moduleOf.ts';

const modules = import.meta.glob('../blocks/*/*.tsx');

beforeAll(loadPageBlocks);

it.each(blockTypes)('the code of %s is found where the server looks for its styles', async (type) => {
  const load = modules[moduleOf(type).replace('src', '..')];
  expect(Object.values((await load?.()) as object)).toContain(await blockOf(type)?.code.preload());
});

it('whatever home may hold is found without the table of pages', () => {
  const home = ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu', 'rightMenu', 'memberMenu'] as const;
  const onHome = blockTypes.filter((type) => home.some((region) => regionsOf(type).includes(region)));
  expect(Object.keys(homeBlocks).toSorted()).toEqual(onHome.toSorted());
});
