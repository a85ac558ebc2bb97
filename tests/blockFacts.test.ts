import { expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { factsOf } from '../.storybook/docs/blockFacts.ts';
import { readsOf } from '../.storybook/docs/readsOf.ts';
import { storyAddress } from '../.storybook/docs/storyAddress.ts';

it('the facts of a block are what its schemas declare', () => {
  expect(factsOf('category-tabs')).toMatchObject({
    title: 'Category bar',
    regions: [{ name: 'home', title: 'Home' }],
    settings: [{ name: 'sticky', title: 'Stays on top', kind: '`true` or `false`', fallback: '`true`' }, {}, {}],
    shown: 'while the platform has “studios”',
    entries: [
      {
        name: 'Search',
        shown: { holds: 'all', parts: ['while its setting “Search” is on', 'while the platform has “list of games”'] },
      },
    ],
    neededCalls: [
      { name: 'vendors', request: 'GET /wps/relay/GCSGAME_getVassGameType' },
      { name: 'games', request: 'GET /wps/relay/GCSGAME_gameList' },
    ],
  });
});

it('conditions of one kind that are in each other are one list', () => {
  const { entries } = factsOf('member-menu');
  expect(entries.find(({ name }) => name === 'Bet history')?.shown).toEqual({
    holds: 'all',
    parts: [
      'while the switch that “Bet history: switch” names is on',
      'while the page “Bet history” is open to the visitor',
      'while the platform has “bet history”',
    ],
  });
});

it.each([
  ['category-tabs', ['vendors']],
  ['promotion-list', ['announcements', 'promotionCategories']],
  ['settings-list', []],
] as const)('the server reads for %s: %j', async (block, calls) => {
  expect((await readsOf(block)).toSorted()).toEqual(calls);
});

it.each(blockTypes)('of %s every fact has words', (block) => {
  const { purpose, settings, entries, neededCalls } = factsOf(block);
  const words = [purpose, ...[...settings, ...entries, ...neededCalls].map((fact) => JSON.stringify(fact))];
  expect(words.filter((text) => text === '' || /undefined|\[object/.test(text))).toEqual([]);
});

it('the address of a story takes what the toolbar says', () => {
  expect(storyAddress('blocks-jackpot--feed', { brand: 'neon', theme: 'light', viewport: { value: 'iphone' } })).toBe(
    'iframe.html?id=blocks-jackpot--feed&viewMode=story&globals=brand%3Aneon%3Btheme%3Alight&embedded=1',
  );
});

it('a block is led to where the shipped brands have it in the operator’s tool', () => {
  expect(factsOf('footer-nav').places).toContainEqual({
    title: 'Aurora',
    region: 'Footer navigation',
    address: '/preview/#/aurora/layout?at=%2Ftemplate%2Flayout%2FfooterNav%2F0',
  });
});
