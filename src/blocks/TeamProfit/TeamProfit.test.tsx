import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { somePnl } from '#tests/support/teamAnswers.ts';
import { TeamProfit } from './TeamProfit.tsx';

const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<TeamProfit search />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    answers: { memberPnl: (given: unknown) => somePnl(given as Params) }, // the block's parameters
    ...setting,
  });
const rows = async () => within(await screen.findByRole('list', { name: 'Team profit and loss' })).getAllByRole('listitem');

it('lists what the platform reports for some days, and the sum of all', async () => {
  const { http } = show();
  expect((await rows())[0]).toHaveTextContent(/member0.*−8\.80.*Stake40\.00.*Payout30\.00.*Rebates1\.20/);
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(/Stake960\.00.*Members’ net win\+148\.80/);
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  const today = new Date().toISOString().slice(0, 10);
  await expect.poll(() => http.asked.at(-1)?.given).toMatchObject({ startDate: today, endDate: today, pageNo: 1 });
});

it('is narrowed to members by name', async () => {
  const { http } = show({ release: { '/template/behaviour/timings/searchPauseMs': 50 } });
  await rows();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'orla{Enter}');
  await expect.poll(() => http.asked.at(-1)?.given).toMatchObject({ username: 'orla' });
});

it('is not offered where the platform has no such call', () => {
  const { http } = show({ release: { '/template/behaviour/platform/paths/memberPnl': '' } });
  expect(screen.getByText('This is not available.')).toBeVisible();
  expect(http.asked).toEqual([]);
});
