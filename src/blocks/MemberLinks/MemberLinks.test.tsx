import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { type Audience, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { MemberLinks } from './MemberLinks.tsx';

const show = (entries: readonly MenuEntry[], groups: boolean, audience: Audience) =>
  renderWithSite(<MemberLinks entries={[...entries]} groups={groups} />, {
    mode: 'preview',
    visitor: sampleVisitor[audience],
    release: { '/switches': { PTSYS3: '1', AGEPAG: '1', REWCEN3: '0' } },
  });

const names = (page: HTMLElement) =>
  within(page)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the links of the account’s page', () => {
  it('are under the headings of their groups, each in the layout’s order', () => {
    show(['notices', 'security', 'mall', 'betRecords', 'profitLoss', 'transactions'], true, 'member');
    const groups = screen
      .getAllByRole('region')
      .map((region) => [within(region).getByRole('heading').textContent, names(region)]);
    expect(groups).toEqual([
      ['Money', ['Points mall', 'Transactions']],
      ['Play', ['Bet history']],
      ['Safer play', ['Profit and loss']],
      ['Account', ['Notices', 'Security centre']],
    ]);
  });

  it('have no heading over what the switches hide, and a group for agents', () => {
    show(['rewards', 'teamOverview', 'agentHome'], true, 'agent');
    const team = screen.getByRole('region', { name: 'Team' });
    expect(names(team)).toEqual(['Team overview', 'Agent centre']);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('say below safer play which pages the site has for it, also where no entry is shown', () => {
    renderWithSite(<MemberLinks entries={['rewards']} groups />, {
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
