import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { teamFigures } from '#schemas/declare/names/teamFigures.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { todayOf } from '#src/features/records/recordRange.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { teamKpi } from '#tests/support/teamAnswers.ts';
import { TeamOverview } from './TeamOverview.tsx';

const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<TeamOverview figures={[...teamFigures]} />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    path: '/m/agent/team/overview',
    answers: teamKpi,
    ...setting,
  });
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('the team overview', () => {
  it('shows the figures of today first, then of the days that are chosen', async () => {
    const { http, location } = show();
    await expect.poll(() => figure('Members logged in')).toBe('Members logged in18');
    expect([figure('Stake'), figure('Members’ net win')]).toEqual(['Stake1,284.50', 'Members’ net win−55.85']);
    const today = todayOf(new Date());
    expect(http.asked[0]?.given).toEqual({ startDate: today, endDate: today, size: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    expect(location().search).toBe('?range=last30');
    await expect.poll(() => http.asked.length).toBe(12);
    expect(http.asked.filter(({ given }) => (given as { endDate: string }).endDate === today)).toHaveLength(6);
  });

  it('tells what has changed since as many days before, of what can change by then', async () => {
    const today = todayOf(new Date());
    const kpi = (footer: Readonly<Record<string, number>>, then: Readonly<Record<string, number>>) => (given: unknown) => ({
      footer: (given as { endDate: string }).endDate === today ? footer : then,
    });
    show({
      answers: {
        teamKpiA: kpi({ teamBetMemberCount: 5, teamLoginMemberCount: 4 }, { teamBetMemberCount: 3, teamLoginMemberCount: 4 }),
        teamKpiB: kpi({ teamDepositAmount: 100 }, { teamDepositAmount: 150.5 }),
        teamKpiC: kpi({ teamOnlineCount: 2 }, { teamOnlineCount: 9 }),
      },
    });
    await expect.poll(() => figure('Members who bet')).toBe('Members who bet5▲ +2');
    expect(figure('Deposits')).toBe('Deposits100.00▼ −50.50');
    expect(figure('Members logged in')).toBe('Members logged in4');
    expect(figure('Online now')).toBe('Online now2');
    // Today is one day, and so is the day before it.
    expect(screen.getByText(/^Compared with \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(screen.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  });

  it('has 0 for a missing count, and nothing for a missing amount', async () => {
    show({ answers: { teamKpiA: { footer: {} }, teamKpiB: { footer: {} }, teamKpiC: { footer: { teamOnlineCount: 2 } } } });
    await expect.poll(() => figure('Online now')).toBe('Online now2');
    expect(figure('Members logged in')).toBe('Members logged in0');
    expect(screen.queryByText('Stake')).toBeNull();
  });

  it('asks only the calls that the platform has, and is not offered without any', async () => {
    const off = (call: string) => [`/template/behaviour/platform/paths/${call}`, ''] as const;
    const { http, unmount } = show({ release: Object.fromEntries([off('teamKpiB')]) });
    await expect.poll(() => figure('Members logged in')).toBe('Members logged in18');
    expect(new Set(http.asked.map(({ call }) => call))).toEqual(new Set(['teamKpiA', 'teamKpiC']));
    unmount();
    show({ release: Object.fromEntries(['teamKpiA', 'teamKpiB', 'teamKpiC'].map(off)) });
    expect(screen.getByText('This is not available.')).toBeVisible();
  });
});
