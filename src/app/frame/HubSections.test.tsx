import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Visitor, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HubSections } from './HubSections.tsx';

const allOn = { '/switches/VIPBENEFIT3': '1', '/switches/REWCEN3': '1', '/switches/PTSYS3': '1' };
const show = (
  visitor: Visitor,
  release: Record<string, unknown> = {},
  region: 'rewards' | 'promotions' | 'help' = 'promotions',
) => renderWithSite(<HubSections region={region} />, { mode: 'preview', visitor, release: { ...allOn, ...release } });
const row = () => screen.queryByRole('navigation', { name: 'Rewards and offers' });
const words = () =>
  within(row() ?? document.body)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

it('leads to every section by its own address, and marks the one in view', () => {
  show(sampleVisitor.member, {}, 'rewards');
  const links = within(row() ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Level', '/m/member/benefits', null],
    ['Rewards', '/m/rewardCenter', 'page'],
    ['Shop', '/m/mall/mallHome', null],
    ['Offers', '/m/activity', null],
  ]);
});

it.each([
  ['a switch is off', sampleVisitor.member, { '/switches/PTSYS3': '0' }, ['Level', 'Rewards', 'Offers']],
  [
    'the platform has no call',
    sampleVisitor.member,
    { '/template/behaviour/platform/paths/rewards': '' },
    ['Level', 'Shop', 'Offers'],
  ],
  ['a region is empty', sampleVisitor.member, { '/template/layout/mall': [] }, ['Level', 'Rewards', 'Offers']],
  ['a trial is refused', sampleVisitor.trial, {}, ['Level', 'Offers']],
  [
    'one alone is left',
    sampleVisitor.member,
    { '/switches/VIPBENEFIT3': '0', '/switches/REWCEN3': '0', '/switches/PTSYS3': '0' },
    [],
  ],
  ['a guest would have to log in', sampleVisitor.guest, {}, []],
  [
    'a merchant lets guests in',
    sampleVisitor.guest,
    { '/template/behaviour/gates/pages': ['/m/member/benefits=open'] },
    ['Level', 'Offers'],
  ],
])('leaves out what is not there: %s', (_title, visitor, release, expected) => {
  show(visitor, release);
  expect(words()).toEqual(expected);
});

it('is not on a section that is switched off', () => {
  show(sampleVisitor.member, { '/switches/REWCEN3': '0' }, 'rewards');
  expect(row()).toBeNull();
});

it('is on no other page', () => {
  show(sampleVisitor.member, {}, 'help');
  expect(row()).toBeNull();
});
