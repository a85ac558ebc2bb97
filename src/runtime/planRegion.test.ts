import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#schemas/release/layout.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import type { Audience } from '#schemas/visitor.ts';
import { sampleVisitor } from '#schemas/visitor.ts';
import { firstBlockTypesOf, planRegion } from './planRegion.ts';

const siteWith = (home: readonly PlacedBlock[]) =>
  resolveSite({
    schemaVersion: 2,
    template: { templateId: 'T1', merchantCode: 'aurora', version: 'base', layout: { home } },
    switches: { CBS3: '1' },
  }).site;

const planFor = (home: readonly PlacedBlock[], audience: Audience = 'guest') => {
  const site = siteWith(home);
  return planRegion(site, 'home', {
    visitor: sampleVisitor[audience],
    language: 'EN',
    installed: false,
    switches: site.switches,
    roles: site.behaviour.roles,
  });
};

describe('planRegion', () => {
  it('keeps the order and fills in what the block’s schema gives', () => {
    const plan = planFor([
      { id: 'winners', block: 'winner-board' },
      { id: 'hot', block: 'hot-games', props: { count: 5 } },
    ]);
    expect(plan.map(({ type, placed }) => [type, placed.props])).toEqual([
      ['winner-board', { limit: 20, note: true }],
      ['hot-games', { count: 5, ranks: true }],
    ]);
  });

  it('leaves out what the merchant’s platform has no call for', () => {
    const site = siteWith([
      { id: 'hot', block: 'hot-games' },
      { id: 'winners', block: 'winner-board' },
    ]);
    const { platform } = site.behaviour;
    const without = { ...platform, paths: { ...platform.paths, winners: '' } };
    const plan = planRegion({ ...site, behaviour: { ...site.behaviour, platform: without } }, 'home', {
      visitor: sampleVisitor.guest,
      language: 'EN',
      installed: false,
      firstTimeLogin: false,
      switches: site.switches,
      roles: site.behaviour.roles,
    });
    expect(plan.map(({ type }) => type)).toEqual(['hot-games']);
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
    const circumstances = {
      visitor: sampleVisitor.guest,
      language: 'EN',
      installed: false,
      firstTimeLogin: false,
      switches: site.switches,
      roles: site.behaviour.roles,
    } as const;
    expect(firstBlockTypesOf(site, ['home'], circumstances)).toEqual(['winner-board', 'hot-games', 'category-rails']);
  });
});
