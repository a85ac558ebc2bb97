import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someRewards } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RewardList } from './RewardList.tsx';

const wallet = { sumBalance: 10 };
/** The balance, as the header shows it. */
const Balance = () => <output>{useBalance().data?.sumBalance}</output>;
const show = (answers: Parameters<typeof renderWithSite>[1] = {}, claimed = true) =>
  renderWithSite(
    <>
      <Balance />
      <RewardList claimed={claimed} />
    </>,
    {
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { rewards: someRewards, wallet, claimReward: { amount: 10 } },
      ...answers,
    },
  );
const cards = async () => within(await screen.findByRole('list', { name: 'Rewards' })).getAllByRole('listitem');
const button = () => screen.findByRole('button', { name: 'Claim: Welcome bonus' });

describe('the reward centre', () => {
  it('lists what can be claimed first, then what is on its way, then what was claimed', async () => {
    show();
    const [open, locked, claimed] = await cards();
    expect(open).toHaveTextContent(/^Welcome bonus.*10\.00Claim$/);
    expect(locked).toHaveTextContent(/^Ten bets this week.*Until .*5\.00.*3 of 10$/);
    expect(within(locked ?? document.body).getByRole('progressbar', { name: 'Ten bets this week' })).toHaveAttribute(
      'aria-valuenow',
      '30',
    );
    expect(claimed).toHaveTextContent(/^Explorer.*8\.00Claimed$/);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('leaves claimed ones out on request', async () => {
    show({}, false);
    expect(await cards()).toHaveLength(2);
  });

  it('claims a reward, says so, and asks for the list and the balance anew', async () => {
    const { http, store } = show();
    await userEvent.click(await button());
    await expect
      .poll(() => store.getState().toasts)
      .toMatchObject([{ kind: 'success', text: '10.00 has been added to your balance.' }]);
    expect(http.asked.find(({ call }) => call === 'claimReward')?.given).toEqual({ rewardId: 'welcome' });
    await expect.poll(() => http.asked.filter(({ call }) => call === 'rewards').length).toBe(2);
    await expect.poll(() => http.asked.filter(({ call }) => call === 'wallet').length).toBe(2);
  });

  it('claims no reward twice while another one is claimed', async () => {
    const answered: (() => void)[] = [];
    const { http } = show({
      answers: {
        rewards: someRewards.map((reward) => ({ ...reward, state: 'open' as const })),
        wallet,
        claimReward: () =>
          new Promise((resolve) => {
            answered.push(() => resolve({ amount: 10 }));
          }) as never,
      },
    });
    const buttons = () => screen.findAllByRole('button', { name: /^Claim/ });
    const press = async (place: number) => userEvent.click((await buttons())[place] ?? document.body);
    await press(0);
    await press(1);
    await press(0);
    const claimed = () => http.asked.filter(({ call }) => call === 'claimReward').length;
    expect(claimed()).toBe(2);
    answered[0]?.();
    await expect.poll(async () => (await buttons())[0]).not.toHaveAttribute('aria-busy');
    expect((await buttons())[1]).toHaveAttribute('aria-busy', 'true');
  });

  it('says why a reward was refused, and shows how things stand', async () => {
    const { http, store } = show({
      answers: { rewards: someRewards, wallet, claimReward: new ApiError('reward.claimed', 409, 'x') },
    });
    await userEvent.click(await button());
    await expect
      .poll(() => store.getState().toasts)
      .toMatchObject([{ kind: 'error', text: 'You have already claimed this reward.' }]);
    await expect.poll(() => http.asked.filter(({ call }) => call === 'rewards').length).toBe(2);
  });

  it('says when there are none, and when the platform has no rewards at all', async () => {
    const { unmount } = show({ answers: { rewards: [], wallet } });
    expect(await screen.findByText('No rewards to claim right now.')).toBeVisible();
    unmount();
    show({ release: { '/template/behaviour/platform/paths/rewards': '' } });
    expect(await screen.findByText('This is not available.')).toBeVisible();
  });
});
