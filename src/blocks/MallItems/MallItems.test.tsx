import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someItems } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { MallItems } from './MallItems.tsx';

const wallet = { sumBalance: 10 };
const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<MallItems columns={2} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    answers: { mall: someItems, wallet, redeemItem: { amount: 5 } },
    ...setting,
  });
const items = async () => within(await screen.findByRole('list', { name: 'Points mall' })).getAllByRole('listitem');
const choose = async () => userEvent.click(await screen.findByRole('button', { name: 'Redeem: Bonus 5' }));
const dialog = () => screen.findByRole('dialog', { name: 'Redeem' });

describe('the mall', () => {
  it('shows the points, and what they are enough for', async () => {
    show();
    const shown = (await items()).map(({ textContent }) => textContent);
    expect(shown).toEqual(['Bonus 5300 pointsRedeem', 'Bonus 10550 points130 points to go', 'Baseball cap400 pointsRedeem']);
    expect(screen.getByRole('status')).toHaveTextContent('420');
    const far = screen.getByRole('progressbar', { name: 'Bonus 10' });
    expect(far).toHaveAttribute('aria-valuenow', '76');
    expect(far).toHaveAttribute('aria-valuetext', '130 points to go');
  });

  it('counts one point as one', async () => {
    const items = [
      { id: 'pin', title: 'Pin', points: 1 },
      { id: 'cap', title: 'Cap', points: 3 },
    ];
    show({ answers: { mall: { points: 2, items }, wallet } });
    expect(await screen.findByText('1 point')).toBeVisible();
    expect(screen.getByText('1 point to go')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Redeem: Pin' }));
    expect(await dialog()).toHaveTextContent('Redeem 1 point for “Pin”?');
  });

  it('asks before points are spent, and says what came of it', async () => {
    const { http, store } = show();
    await choose();
    expect(await dialog()).toHaveTextContent('Redeem 300 points for “Bonus 5”?');
    expect(http.asked.some(({ call }) => call === 'redeemItem')).toBe(false);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Redeem now' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'You redeemed Bonus 5.' }]);
    expect(http.asked.find(({ call }) => call === 'redeemItem')?.given).toMatchObject({ itemId: 'bonus-5' });
    await expect.poll(() => http.asked.filter(({ call }) => call === 'mall').length).toBe(2);
  });

  it('says why it was refused, and sends the same wish again', async () => {
    const { http } = show({ answers: { mall: someItems, wallet, redeemItem: new ApiError('mall.few', 409, 'x') } });
    await choose();
    const again = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Redeem now' }));
    await again();
    expect(await within(await dialog()).findByText('You do not have enough points.')).toBeVisible();
    await again();
    const wishes = () => http.asked.filter(({ call }) => call === 'redeemItem').map(({ given }) => given);
    await expect.poll(() => wishes().length).toBe(2);
    expect(wishes()[0]).toEqual(wishes()[1]);
  });

  it('shows what stands for a picture where an item’s own does not load', async () => {
    const [bonus] = someItems.items;
    if (!bonus) throw new Error('no item');
    show({ answers: { mall: { points: 420, items: [{ ...bonus, imageUrl: '/art/gone.webp' }] }, wallet } });
    const picture = within(await screen.findByRole('list', { name: 'Points mall' })).getByRole('presentation');
    picture.setAttribute('src', '/art/gone.webp'); // as when it has come near
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/loading.svg');
  });

  it('says when there is nothing, and when the platform has no mall at all', async () => {
    const { unmount } = show({ answers: { mall: { points: 0, items: [] }, wallet } });
    expect(await screen.findByText('No items in the points mall right now.')).toBeVisible();
    unmount();
    show({ release: { '/template/behaviour/platform/paths/mall': '' } });
    expect(await screen.findByText('This is not available.')).toBeVisible();
  });
});
