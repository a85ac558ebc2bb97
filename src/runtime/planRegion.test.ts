import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#schemas/declare/release/layout.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Audience } from '#schemas/declare/names/visitor.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { loadPageBlocks } from '#src/registry/blocks.ts';
import { firstBlockTypesOf, awaitedCircumstances, planRegion } from './planRegion.ts';

interface Settings {
  readonly paths?: string[];
  readonly switches?: Readonly<Record<string, string>>;
}

const siteWith = (home: readonly PlacedBlock[], { paths = [], switches = {} }: Settings = {}) =>
  resolveSite({
    schemaVersion: 5,
    template: {
      templateId: 'T1',
      merchantCode: 'aurora',
      version: 'base',
      layout: { home },
      behaviour: { platform: { paths } },
    },
    switches: { CBS3: '1', ...switches },
  }).site;

const planFor = (home: readonly PlacedBlock[], audience: Audience = 'guest') => {
  return planRegion('home', { ...awaitedCircumstances(siteWith(home), 'EN'), visitor: sampleVisitor[audience] });
};

beforeAll(loadPageBlocks);

describe('planRegion', () => {
  it('keeps the order and fills in what the block’s schema gives', () => {
    const plan = planFor([
      { id: 'winners', block: 'winner-board' },
      { id: 'hot', block: 'hot-games', props: { count: 5 } },
    ]);
    expect(plan.map(({ type, placed }) => [type, placed.props])).toEqual([
      ['winner-board', { limit: 20, note: true, restAfterMs: 0 }],
      ['hot-games', { count: 5, ranks: true }],
    ]);
  });

  it.each<[string, PlacedBlock, string[], Readonly<Record<string, string>>]>([
    ['what the platform has no call for', { id: 'x', block: 'winner-board' }, ['winners='], {}],
    ['a number of the platform without its call', { id: 'x', block: 'jackpot', props: { source: 'feed' } }, ['jackpot='], {}],
    [
      'popular news without their call',
      { id: 'x', block: 'lobby-news', props: { source: 'popular' } },
      ['popularAnnouncements='],
      {},
    ],
    ['the VIP card while there are no benefits', { id: 'x', block: 'vip-card' }, [], { VIPBENEFIT3: '0' }],
  ])('leaves out %s, and nothing else', (_title, block, paths, switches) => {
    const blocks: PlacedBlock[] = [
      block,
      { id: 'hot', block: 'hot-games' },
      { id: 'number', block: 'jackpot', props: { source: 'counter' } },
      { id: 'news', block: 'lobby-news', props: { source: 'news' } },
    ];
    const planned = (site: Site) => planRegion('home', awaitedCircumstances(site, 'EN')).map(({ placed }) => placed.id);
    const all = blocks.map(({ id }) => id);
    expect(planned(siteWith(blocks, { paths: ['jackpot=/wps/jackpot'] }))).toEqual(all);
    expect(planned(siteWith(blocks, { paths, switches }))).toEqual(all.slice(1));
  });

  it('plans an unknown block and refused props as faults in their own place', () => {
    const plan = planFor([
      { id: 'a', block: 'hot-gamez' },
      { id: 'b', block: 'hot-games', props: { count: -1 } },
      { id: 'c', block: 'hot-games' },
    ]);
    expect(plan.map(({ type }) => type)).toEqual([null, null, 'hot-games']);
  });

  it.each<[Audience, string[]]>([
    ['guest', ['all', 'guests']],
    ['trial', ['all']],
    ['member', ['all', 'members']],
    ['agent', ['all', 'members', 'agents']],
  ])('shows a %s exactly the blocks meant for that audience', (audience, ids) => {
    const plan = planFor(
      [
        { id: 'all', block: 'hot-games' },
        { id: 'guests', block: 'hot-games', when: { audience: ['guest'] } },
        { id: 'members', block: 'hot-games', when: { all: [{ audience: ['member'] }, { switch: 'CBS3' }] } },
        {
          id: 'agents',
          block: 'hot-games',
          when: { not: { any: [{ audience: ['guest', 'trial', 'special'] }, { not: { audience: ['agent'] } }] } },
        },
      ],
      audience,
    );
    expect(plan.map(({ placed }) => placed.id)).toEqual(ids);
  });
});

describe('firstBlockTypesOf', () => {
  it('gives what a phone shows before anybody scrolls', () => {
    const site = siteWith([
      { id: 'a', block: 'winner-board' },
      { id: 'b', block: 'hot-games' },
      { id: 'c', block: 'category-rails' },
      { id: 'd', block: 'vendor-strip' },
    ]);
    expect(firstBlockTypesOf(['home'], awaitedCircumstances(site, 'EN'))).toEqual([
      'winner-board',
      'hot-games',
      'category-rails',
    ]);
  });
});
