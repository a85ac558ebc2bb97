import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { storedHideBalance } from '#src/site/createDisplaySlice.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { BalanceWidget } from './BalanceWidget.tsx';

const show = (wallet: FakeAnswers['wallet']) =>
  renderWithSite(<BalanceWidget name="Mira" />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    answers: wallet === undefined ? {} : { wallet },
  });
const down = new ApiError('http.503', 503, '');

beforeEach(() => localStorage.clear());

describe('the balance', () => {
  it.each([
    [0, '0.00'],
    [7, '7.00'],
    [0.005, '0.01'],
    [1234567.891, '1,234,567.89'],
  ])('%d reads %s', async (sumBalance, text) => {
    show({ sumBalance });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is hidden for the next visit too, until it is shown again', async () => {
    show({ sumBalance: 7 });
    await screen.findByText('7.00');
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect([storedHideBalance(), screen.queryByText('7.00')]).toEqual([true, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(storedHideBalance()).toBe(false);
  });

  it('that could not be had is not a number, and can be asked for again', async () => {
    const { http } = show(down);
    expect(await screen.findByRole('status', { name: 'Balance unavailable' })).toHaveTextContent('—');
    http.answer({ wallet: { sumBalance: 7 } });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('7.00')).toBeVisible();
  });

  it('is not shown as new when it could not be asked for again', async () => {
    const { http } = show({ sumBalance: 7 });
    await screen.findByText('7.00');
    http.answer({ wallet: down });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByRole('status', { name: 'Balance unavailable' })).toBeVisible();
    expect(screen.queryByText('7.00')).toBeNull();
  });
});
