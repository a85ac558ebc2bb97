import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { todayOf } from '#src/features/records/recordRange.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { betAt, pageOf, someBets } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { BetRecordsProps } from './block.ts';
import { BetRecords } from './BetRecords.tsx';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => todayOf(new Date(Date.now() - days * DAY_MS));
const gameRecords = (given: unknown) => someBets(given as Params); // the block's parameters
const show = (setting: Parameters<typeof renderWithSite>[1] = {}, design: BetRecordsProps['design'] = 'cards') =>
  renderWithSite(<BetRecords categories={[...railCategories]} totals design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    path: '/m/gameRecord',
    answers: { gameRecords },
    ...setting,
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Bet history' })).getAllByRole('listitem');
const lastAsked = ({ asked }: { readonly asked: readonly { readonly given: unknown }[] }) => asked.at(-1)?.given;

beforeEach(() => sessionStorage.clear());

describe('the bet history', () => {
  it('list a page of bets with what each came to, and the totals of all', async () => {
    const { http } = show();
    const [first] = await rows();
    expect(first).toHaveTextContent(/Game 0.*\+37\.50.*Stake20\.00.*Payout57\.50.*Slots.*Northern Volt/);
    expect(screen.getByRole('status')).toHaveTextContent('20 of 45');
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Stake900.00Payout1,037.50Net win+137.50');
    expect(lastAsked(http)).toEqual({ startDate: dayBefore(6), endDate: dayBefore(0), pageNo: 1, pageSize: 20 });
  });

  it('show more on request, go on with the first of them, and stop at the end', async () => {
    const user = userEvent.setup();
    show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(async () => (await rows()).length).toBe(40);
    expect((await rows())[20]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(async () => (await rows()).length).toBe(45);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('45 of 45');
  });

  it('are the same along a line with the days', async () => {
    show({}, 'timeline');
    const [first] = await rows();
    expect(first).toHaveTextContent(/Feb 28, 2026.*Game 0.*\+37\.50.*Stake20\.00.*Payout57\.50.*Slots.*Northern Volt/);
  });

  it('are the same as a table, which goes on at the first row of the next page', async () => {
    const user = userEvent.setup();
    show({}, 'table');
    const table = within(await screen.findByRole('table'));
    const heads = ['Bet history', 'Net win', 'Stake', 'Payout', 'Game type', 'Studio'];
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
    const bets = () => table.getAllByRole('rowheader', { name: /^Game \d/ });
    expect(bets()).toHaveLength(20);
    expect(bets()[0]?.closest('tr')).toHaveTextContent(/^Game 0.*\+37\.5020\.0057\.50SlotsNorthern Volt$/);
    expect(table.getAllByText('Feb 28, 2026')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(() => bets().length).toBe(40);
    expect(bets()[20]?.closest('tr')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Net win+137.50');
  });

  it('keep days and kind in the address, and ask for them', async () => {
    const user = userEvent.setup();
    const { http, location } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    expect(location().search).toBe('?range=last30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game type' }), 'Live casino');
    expect(location().search).toBe('?range=last30&gameType=LIVE');
    await expect.poll(() => lastAsked(http)).toMatchObject({ startDate: dayBefore(29), gameType: 'LIVE' });
    expect(screen.getByRole('button', { name: 'Last 30 days', pressed: true })).toBeVisible();
  });

  it('keep in the address how many pages are shown, until other days are chosen', async () => {
    const user = userEvent.setup();
    const { location, unmount } = show({ search: '?range=last30' });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(location().search).toBe('?range=last30&page=2');
    unmount();
    const again = show({ search: '?range=last30&page=2' });
    await expect.poll(async () => (await rows()).length).toBe(40);
    expect((await rows())[20]).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    expect(again.location().search).toBe('?range=last7');
    await expect.poll(async () => (await rows()).length).toBe(20);
  });

  it.each(['99', '-3', 'x'])('show no page that is not there, whatever the address says: %s', async (page) => {
    const { http } = show({ search: `?page=${page}` });
    await rows();
    const asked = http.asked.map(({ given }) => (given as { pageNo: number }).pageNo);
    expect(Math.max(...asked)).toBe(page === '99' ? 3 : 1);
  });

  it('begin with what the address names', async () => {
    const { http } = show({ search: '?range=today&gameType=RNG' });
    await rows();
    expect(lastAsked(http)).toMatchObject({ startDate: dayBefore(0), endDate: dayBefore(0), gameType: 'RNG' });
    expect(screen.getByRole('combobox', { name: 'Game type' })).toHaveValue('RNG');
  });

  it('take days of one’s own, and say what is wrong with them', async () => {
    const user = userEvent.setup();
    const { location } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Custom range' }));
    const form = screen.getByRole('form', { name: 'Custom range' });
    const [from, to] = [within(form).getByLabelText('From'), within(form).getByLabelText('To')];
    await user.clear(from);
    await user.type(from, dayBefore(200));
    await user.click(within(form).getByRole('button', { name: 'Show' }));
    expect(to).toHaveAccessibleDescription('Select at most 92 days.');
    expect(location().search).toBe('');
    await user.clear(from);
    await user.type(from, dayBefore(3));
    await user.clear(to);
    await user.type(to, dayBefore(2));
    await user.click(within(form).getByRole('button', { name: 'Show' }));
    expect(location().search).toBe(`?startDate=${dayBefore(3)}&endDate=${dayBefore(2)}`);
  });

  it('mark what was played for nothing', async () => {
    show({
      answers: { gameRecords: { ...pageOf(1, {}, () => betAt(0, { freeplay: 1 })), totals: { stake: 0, payout: 0, profit: 0 } } },
    });
    expect((await rows())[0]).toHaveTextContent('Free play');
  });

  it('invent no totals that the platform does not report', async () => {
    show({ answers: { gameRecords: pageOf(1, {}, betAt) } });
    await rows();
    expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
  });

  it('say when there are none', async () => {
    show({ answers: { gameRecords: { list: [], totalCount: 0 } } });
    expect(await screen.findByText('No records for these dates.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
  });

  it('say when they could not be had, and try again', async () => {
    const { http } = show({ answers: { gameRecords: new ApiError('http.500', 500, '') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer({ gameRecords });
    await userEvent.click(again);
    expect(await rows()).toHaveLength(20);
  });

  it('say that they are not offered where the platform has no such call, and ask nothing', async () => {
    const { http } = show({ release: { '/template/behaviour/platform/paths/gameRecords': '' } });
    expect(await screen.findByText('This is not available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/m/home');
    expect(http.asked).toEqual([]);
  });
});
