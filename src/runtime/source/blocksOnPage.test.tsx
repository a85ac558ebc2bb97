import { expect, it } from 'vitest';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { type Audience, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { blocksOnPage } from './blocksOnPage.ts';
import { awaitedCircumstances } from '../planRegion.ts';
import { presets } from './presets.ts';

/** Reasons for hidden blocks in home's header and first region, in a separate release. */
function unseen(template: Partial<Release['template']>, audience: Audience) {
  const { site } = resolveSite(
    { schemaVersion: 5, template: { templateId: 'T1', merchantCode: 'aurora', version: 'base', ...template } },
    presets.base,
  );
  const circumstances = { ...awaitedCircumstances(site, 'EN'), visitor: sampleVisitor[audience] };
  const { hidden } = blocksOnPage(['header', 'leftMenu', 'home'], circumstances);
  return hidden.filter(({ reason }) => reason !== 'empty' && reason !== 'condition');
}

const opening = (member: string) => ({ layout: { header: [{ id: 'top', block: 'home-header', props: { member } }] } });
const menu = (block: 'right-menu' | 'member-menu', reason: string) => expect.objectContaining({ block, reason }) as unknown;

it.each<[string, Audience, unknown[]]>([
  ['memberMenu', 'member', [menu('right-menu', 'unopened')]],
  ['rightMenu', 'member', [menu('member-menu', 'unopened')]],
  ['page', 'member', [menu('right-menu', 'unopened'), menu('member-menu', 'unopened')]],
  ['rightMenu', 'guest', [menu('right-menu', 'session'), menu('member-menu', 'unopened')]],
])('where a member’s name opens %s, a %s is expected of the menus', (member, audience, expected) => {
  expect(unseen(opening(member), audience)).toEqual(expected);
});

it('reports a block whose call has no address', () => {
  const without = { behaviour: { platform: { paths: ['hotGames='] } } };
  expect(unseen(without, 'member')).toContainEqual(expect.objectContaining({ block: 'hot-games', reason: 'platform' }));
});
