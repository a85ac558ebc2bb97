import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { type Audience, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someRewards } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { MemberLinksProps } from './block.ts';
import { MemberLinks } from './MemberLinks.tsx';

const show = (entries: readonly MenuEntry[], groups: boolean, audience: Audience, design: MemberLinksProps['design'] = 'list') =>
  renderWithSite(<MemberLinks entries={[...entries]} groups={groups} design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor[audience],
    release: { '/switches': { PTSYS3: '1', AGEPAG: '1', REWCEN3: '0' } },
  });

const names = (page: HTMLElement) =>
  within(page)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the links of the account’s page', () => {
  it.each(['list', 'grid', 'tiles'] as const)(
    'are under the headings of their groups, each in the layout’s order: %s',
    (design) => {
      show(['notices', 'security', 'mall', 'betRecords', 'profitLoss', 'transactions'], true, 'member', design);
      const groups = screen
        .getAllByRole('region')
        .map((region) => [within(region).getByRole('heading').textContent, names(region)]);
      expect(groups).toEqual([
        ['Money', ['Points mall', 'Transactions']],
        ['Play', ['Bet history']],
        ['Safer play', ['Profit and loss']],
        ['Account', ['Notices', 'Security centre']],
      ]);
    },
  );

  it('say on tiles what the member has, and nothing on what the platform does not tell', async () => {
    const member = { id: 1, account: 'mira', type: 0, clubLabel: { labelName: 'VIP 2' } };
    const open = someRewards.filter(({ state }) => state === 'open');
    renderWithSite(<MemberLinks entries={['vip', 'rewards', 'mall', 'security']} groups={false} design="tiles" />, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      release: { '/switches': { PTSYS3: '1', REWCEN3: '1', VIPBENEFIT3: '1' } },
      answers: { member, rewards: [...someRewards, ...open], mall: new ApiError('http.500', 500, '') },
    });
    await expect
      .poll(() => names(screen.getByRole('navigation')))
      .toEqual(['VIP benefitsVIP 2', 'RewardsReady to claim: 2', 'Points mall', 'Security centre']);
  });

  it('have no heading over what the switches hide, and a group for agents', () => {
    show(['rewards', 'teamOverview', 'agentHome'], true, 'agent');
    const team = screen.getByRole('region', { name: 'Team' });
    expect(names(team)).toEqual(['Team overview', 'Agent centre']);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('say below safer play which pages the site has for it, also where no entry is shown', () => {
    renderWithSite(<MemberLinks entries={['rewards']} groups design="list" />, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      release: {
        '/switches': { REWCEN3: '0' },
        '/template/behaviour/saferPlay': { guide: '/m/help?i=4', support: 'https://help.example/' },
      },
    });
    expect(names(screen.getByRole('region', { name: 'Safer play' }))).toEqual([
      'Responsible gaming',
      'Help with gambling (opens in a new window)',
    ]);
  });

  it('are one list where the layout wants no groups', () => {
    show(['notices', 'betRecords'], false, 'member');
    expect(names(screen.getByRole('navigation', { name: 'Member menu' }))).toEqual(['Notices', 'Bet history']);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are not there for whom the switches show none', () => {
    show(['teamOverview'], true, 'member');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
