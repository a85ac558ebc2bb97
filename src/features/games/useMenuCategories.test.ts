import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { PlacedBlock } from '#schemas/declare/release/layout.schema.ts';
import type { MenuCategory } from './railCategories.ts';
import { categoryLinks, placeLinks } from './useMenuCategories.ts';

const categories = (['RNG', 'LIVE', 'SPORTS'] as const).map((code): MenuCategory => ({
  code,
  kind: 'games',
  gameCount: 1,
  vendors: [],
}));
const siteWith = (home: readonly PlacedBlock[]) =>
  resolveSite({ schemaVersion: 5, template: { templateId: 'T', merchantCode: 'aurora', version: 'base', layout: { home } } })
    .site;
const rails = (props?: Readonly<Record<string, unknown>>): PlacedBlock => ({
  id: 'rails',
  block: 'category-rails',
  ...(props ? { props } : {}),
});

it.each<[string, readonly PlacedBlock[], readonly string[]]>([
  ['shows every category', [rails()], ['#cat-RNG', '#cat-LIVE', '#cat-SPORTS']],
  [
    'shows some, in an order of its own',
    [rails({ categories: ['SPORTS', 'RNG'] })],
    ['#cat-SPORTS', '#cat-RNG', '/m/live-games'],
  ],
  ['has no rails', [], ['/m/slot-games', '/m/live-games', '/m/sport-games?gameType=SPORTS']],
  [
    'has rails that cannot be shown',
    [rails({ pageSize: -1 })],
    ['/m/slot-games', '/m/live-games', '/m/sport-games?gameType=SPORTS'],
  ],
])('menus lead to sections where home %s', (_what, home, hrefs) => {
  expect(categoryLinks(categories, siteWith(home)).map(({ href }) => href)).toEqual(hrefs);
});

const sorting = ['RNG', 'WINNER', 'PROMO', 'NONSENSE', 'LIVESTREAM', 'INHOUSE'].map((gameCategory) => ({
  gameCategory,
  gameCount: 0,
  vendorNames: [],
}));

it.each<[string, readonly PlacedBlock[], readonly string[]]>([
  [
    'has winners',
    [{ id: 'winners', block: 'winner-board' }],
    ['#winners', '/m/activity', '/m/gameList?gameType=LIVESTREAM', '/m/inHouse'],
  ],
  ['has none', [], ['/m/activity', '/m/gameList?gameType=LIVESTREAM', '/m/inHouse']],
])('what the menu names beside games leads to what it is about, where home %s', (_what, home, hrefs) => {
  expect(placeLinks({ sorting }, siteWith(home)).map(({ href }) => href)).toEqual(hrefs);
});
