import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { agentLinks } from '#schemas/declare/names/teamFigures.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { todayOf } from '#src/features/records/recordRange.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { teamKpi } from '#tests/support/teamAnswers.ts';
import { AgentHome } from './AgentHome.tsx';

const every = Object.fromEntries(
  ['AGEPAG', 'DOWNMAN', 'AGETEAMPNL3', 'TEAMBETTING3', 'GAMSER', 'AGEREBINC3'].map((key) => [`/switches/${key}`, '1']),
);
const answers = {
  member: { id: 3, account: 'demoagent', nickname: 'Aran', type: 1 },
  wallet: { sumBalance: 48_210.75 },
  inboxUnread: { count: 120 },
  announcements: [{ id: 1, type: 'A' as const, title: 'For agents', read: false }],
  ...teamKpi,
};
const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<AgentHome links={[...agentLinks]} bar />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    path: '/m/agent',
    answers,
    release: every,
    ...setting,
  });
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the agent’s home', () => {
  it('greets by username, not by nickname, and shows the balance, with the ways to add and take', async () => {
    show();
    const wallet = screen.getByRole('region', { name: 'Total balance' });
    expect(await within(wallet).findByText('demoagent')).toBeVisible();
    expect(within(wallet).getByText(/^Good (morning|day|afternoon|evening)/)).toBeVisible();
    expect(await within(wallet).findByRole('status', { name: 'Balance 48,210.75' })).toBeVisible();
    expect(within(wallet).getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(within(wallet).getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  });

  it('shows what the three calls report for today, and 0 for a count that none reports', async () => {
    const { http } = show({ answers: { ...answers, teamKpiB: { footer: { teamRegisterMemberCount: null } } } });
    const team = screen.getByRole('region', { name: 'Your team today' });
    await expect.poll(() => team.textContent).toContain('18');
    expect(
      within(team)
        .getAllByRole('definition')
        .map((count) => count.textContent),
    ).toEqual(['18', '11', '0', '4']);
    const today = todayOf(new Date());
    for (const call of ['teamKpiA', 'teamKpiB', 'teamKpiC'])
      expect(http.asked).toContainEqual({ call, given: { startDate: today, endDate: today, size: 0 } });
  });

  it('leads to every page of an agent, with what is unread', async () => {
    const { store } = show();
    expect(links('Agent pages')).toEqual([
      '/m/agent/team/overview',
      '/m/transaction/record?types=A',
      '/m/member/team',
      '/m/redRain',
      '/m/agent/team/pnl',
      '/m/teamBetting',
      '/m/member/agent/agentRebeat',
      '/m/member/teamRebate',
      '/m/securityCenter',
      '/m/webEmail',
    ]);
    const menu = within(screen.getByRole('navigation', { name: 'Agent pages' }));
    expect(await menu.findByRole('img', { name: '99+ unread' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Support' }));
    expect(store.getState().overlay).toBe('service');
  });

  it('leaves out what its switch does not show', () => {
    show({ release: { ...every, '/switches/GAMSER': '0', '/switches/MAILCEN': '0' } });
    expect(links('Agent pages')).not.toContain('/m/member/teamRebate');
    expect(links('Agent pages')).not.toContain('/m/webEmail');
  });

  it.each([
    [
      'a dividend that runs',
      {},
      { running: { id: 'r', startDate: '2026-02-01', endDate: '2026-02-28', amount: 12, status: 'running' } },
      true,
    ],
    ['none', {}, {}, false],
    [
      'the switch that the merchant names',
      { '/template/behaviour/team/dividendSwitch': 'CBS3', '/switches/CBS3': '1' },
      {},
      true,
    ],
    [
      'that switch off, whatever runs',
      { '/template/behaviour/team/dividendSwitch': 'CBS3', '/switches/CBS3': '0' },
      { running: { id: 'r', startDate: '2026-02-01', endDate: '2026-02-28', amount: 12, status: 'running' } },
      false,
    ],
  ])('has a bar of its own, with dividends by %s', async (_why, release, dividend, has) => {
    show({ release, answers: { ...answers, dividend } });
    const bar = within(screen.getByRole('navigation', { name: 'Agent bar' }));
    expect(await bar.findByRole('img', { name: '1 unread' })).toBeVisible();
    const rest = ['/m/home', '/m/agentRegister', '/m/member/notice?types=A'];
    await expect
      .poll(() => links('Agent bar'))
      .toEqual(has ? [...rest.slice(0, 2), '/m/member/agent/agentDivident', ...rest.slice(2)] : rest);
  });

  it('says when the figures could not be had, and asks again', async () => {
    const { http } = show({ answers: { ...answers, teamKpiC: new ApiError('http.500', 500, '') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer(teamKpi);
    await userEvent.click(again);
    expect(await screen.findByText('18')).toBeVisible();
  });
});
