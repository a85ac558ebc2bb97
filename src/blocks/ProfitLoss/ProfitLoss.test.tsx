import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { todayOf } from '#src/features/records/recordRange.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someResults } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { ProfitLossProps } from './block.ts';
import { ProfitLoss } from './ProfitLoss.tsx';

const show = (answers: Parameters<typeof renderWithSite>[1] = {}, counts = true, design: ProfitLossProps['design'] = 'table') =>
  renderWithSite(<ProfitLoss counts={counts} design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    path: '/m/profitandloss',
    answers: { profitLoss: someResults },
    ...answers,
  });
const read = async () => {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};

describe('profit and loss', () => {
  it('is a table by kind of game with all of it below, which scrolls by keyboard', async () => {
    show();
    expect(await read()).toEqual([
      ['Game type', 'Net win', 'Stake', 'Payout'],
      ['Slots Bets: 31', '+61.50', '1,240.50', '1,302.00'],
      ['Live casino Bets: 8', '−220.00', '400.00', '180.00'],
      ['Total Bets: 39', '−158.50', '1,640.50', '1,482.00'],
    ]);
    const table = screen.getByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'Slots Bets: 31' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Profit and loss' })).toHaveAttribute('tabindex', '0');
  });

  it('is a card for each kind of game, below all of it', async () => {
    show({}, true, 'cards');
    const cards = within(await screen.findByRole('list', { name: 'Profit and loss' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Slots Bets: 31+61.50Stake1,240.50Payout1,302.00',
      'Live casino Bets: 8−220.00Stake400.00Payout180.00',
    ]);
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Net win−158.50Stake1,640.50Payout1,482.00');
  });

  it('leaves the number of bets out on request', async () => {
    show({}, false);
    expect((await read()).map(([name]) => name)).toEqual(['Game type', 'Slots', 'Live casino', 'Total']);
  });

  it('asks for other days', async () => {
    const { http } = show();
    await read();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect.poll(() => http.asked.length).toBe(2);
    const today = todayOf(new Date());
    expect(http.asked[1]?.given).toEqual({ startDate: today, endDate: today });
  });

  it('says when there was nothing, and when it could not be had', async () => {
    const { unmount } = show({ answers: { profitLoss: { ...someResults, list: [] } } });
    expect(await screen.findByText('No records for these dates.')).toBeVisible();
    unmount();
    const { http } = show({ answers: { profitLoss: new ApiError('http.500', 500, '') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer({ profitLoss: someResults });
    await userEvent.click(again);
    expect(await read()).toHaveLength(4);
  });
});
