import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { contractAnswers } from '#tests/support/contractAnswers.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { Dividends } from './Dividends.tsx';

const answers = contractAnswers as unknown as FakeAnswers; // functions of the request
const show = (changes: FakeAnswers = {}) =>
  renderWithSite(<Dividends history terms />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    answers: { ...answers, ...changes },
  });
const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Pay out' }));
  await user.dblClick(within(screen.getByRole('dialog', { name: 'Pay out 522.01?' })).getByRole('button', { name: 'Pay out' }));
};

describe('the dividends', () => {
  it('are paid out after asking, once however often it is pressed', async () => {
    const user = userEvent.setup();
    const { running, payable } = contractAnswers.dividend();
    let isPaid = false;
    const { http, store } = show({
      dividendPayout: () => {
        isPaid = true;
        return { amount: 522.01, sumBalance: 1000 };
      },
      dividend: () => (isPaid ? { running } : { running, payable }),
    });
    await press(user);
    await expect.poll(() => screen.queryByRole('button', { name: 'Pay out' })).toBeNull();
    expect(http.asked.filter(({ call }) => call === 'dividendPayout').map(({ given }) => given)).toEqual([
      { dividendId: '2026-02' },
    ]);
    expect(store.getState().toasts).toContainEqual(expect.objectContaining({ text: '522.01 was credited to your wallet' }));
    expect(screen.getByText('This month to date')).toBeVisible();
  });

  it('say why they were not paid out', async () => {
    const user = userEvent.setup();
    show({ dividendPayout: new ApiError('dividend.notPayable', 409, '') });
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No dividend is available for payout right now.');
  });

  it('list those of the last 30 days at first: there is one a month', async () => {
    const { http } = show();
    expect(await screen.findByRole('list', { name: 'Previous dividends' })).toHaveTextContent('Paid out');
    const given = http.asked.find(({ call }) => call === 'dividendHistory')?.given as { startDate: string; endDate: string };
    expect((Date.parse(given.endDate) - Date.parse(given.startDate)) / 86_400_000).toBe(29);
  });

  it('say when there are none, and lead to the contract', async () => {
    show({ dividend: {} });
    expect(await screen.findByText(/Dividends are calculated once/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your contract' })).toHaveAttribute(
      'href',
      '/m/member/agent/getDevidendContract',
    );
  });
});
