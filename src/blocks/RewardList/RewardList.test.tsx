import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someRewards } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { RewardListProps } from './block.ts';
import { RewardList } from './RewardList.tsx';

const wallet = { sumBalance: 10 };
/** The balance, as the header shows it. */
const Balance = () => <output>{useBalance().data?.sumBalance}</output>;
const show = (answers: Parameters<typeof renderWithSite>[1] = {}, claimed = true, design: RewardListProps['design'] = 'medals') =>
  renderWithSite(
    <>
      <Balance />
      <RewardList claimed={claimed} design={design} />
    </>,
    {
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { rewards: someRewards, wallet, claimReward: { amount: 10 } },
      ...answers,
    },
  );
const cards = async (group: string) => within(await screen.findByRole('list', { name: group })).getAllByRole('listitem');
const button = () => screen.findByRole('button', { name: 'Claim: Welcome bonus' });

describe('the reward centre', () => {
  it.each(['medals', 'chests', 'stamps', 'path'] as const)(
    'lists what can be claimed first, then what is on its way, then what was claimed: %s',
    async (design) => {
      show({}, true, design);
      const [open] = await cards('Ready to claim');
      const [locked] = await cards('In progress');
      const [claimed] = await cards('Past rewards');
      expect(open).toHaveTextContent(/^10Welcome bonus.*Claim$/);
      expect(locked).toHaveTextContent(/^5Ten bets this week.*Until .*3 \/ 10$/);
      expect(within(locked ?? document.body).getByRole('progressbar', { name: 'Ten bets this week' })).toHaveAttribute(
        'aria-valuenow',
        '30',
      );
      expect(claimed).toHaveTextContent(/^8Explorer.*Claimed$/);
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Ready to claim',
        'In progress',
        'Past rewards',
      ]);
      expect(screen.getAllByRole('button')).toHaveLength(1);
    },
  );

  it.each([
    [3, 10, 3, 10],
    [2, 3, 2, 3],
    [103, 150, 6, 10],
    [9, 4, 4, 4],
  ])('stamps %i of %i steps as %i of %i fields', async (done, needed, stamped, fields) => {
    const weekly = someRewards.filter(({ state }) => state === 'locked').map((reward) => ({ ...reward, done, needed }));
    show({ answers: { rewards: weekly, wallet } }, true, 'stamps');
    const stamps = (await screen.findByRole('progressbar')).children;
    expect(stamps).toHaveLength(fields);
    expect([...stamps].filter((field) => field.hasAttribute('data-stamped'))).toHaveLength(stamped);
  });

  it('says what a reward is for, where the platform tells it', async () => {
    const rewards = someRewards.map((reward) => ({ ...reward, text: `Reason of ${reward.state}` }));
    show({ answers: { rewards, wallet } });
    expect((await cards('Ready to claim'))[0]).toHaveTextContent('Reason of open');
    expect((await cards('In progress'))[0]).toHaveTextContent('Reason of locked');
  });

  it('leaves claimed ones out on request', async () => {
    show({}, false);
    expect(await cards('In progress')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Past rewards' })).toBeNull();
  });

  it('claims a reward, says so, and asks for the list and the balance again', async () => {
    const { http, store } = show();
    await userEvent.click(await button());
    await expect
      .poll(() => store.getState().toasts)
      .toMatchObject([{ kind: 'success', text: '10 has been added to your balance.' }]);
    expect(http.asked.find(({ call }) => call === 'claimReward')?.given).toEqual({ rewardId: 'welcome' });
    await expect.poll(() => http.asked.filter(({ call }) => call === 'rewards').length).toBe(2);
    await expect.poll(() => http.asked.filter(({ call }) => call === 'wallet').length).toBe(2);
  });

  it('moves focus to what is left when the button goes with what it claimed', async () => {
    const { http } = show();
    const claim = await button();
    http.answer({ rewards: someRewards.map((reward) => (reward.id === 'welcome' ? { ...reward, state: 'claimed' } : reward)) });
    await userEvent.click(claim);
    await expect.poll(() => document.activeElement?.textContent).toBe('In progress');
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
    const buttons = () => screen.findAllByRole('button', { name: /^Claim:/ });
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

  it('says why a reward was refused, and shows how things are', async () => {
    const { http, store } = show({
      answers: { rewards: someRewards, wallet, claimReward: new ApiError('reward.claimed', 409, 'x') },
    });
    await userEvent.click(await button());
    await expect
      .poll(() => store.getState().toasts)
      .toMatchObject([{ kind: 'error', text: 'You have already claimed this reward.' }]);
    const [open] = await cards('Ready to claim');
    expect(open).toHaveTextContent('You have already claimed this reward.');
    await expect.poll(() => http.asked.filter(({ call }) => call === 'rewards').length).toBe(2);
  });

  it('claims all one after the other: what was refused stays and says why', async () => {
    const answers: ((answer: { amount: number } | ApiError) => void)[] = [];
    const { http, store } = show({
      answers: {
        rewards: someRewards.map((reward) => ({ ...reward, state: 'open' as const })),
        wallet,
        claimReward: () =>
          new Promise((resolve, reject) => {
            answers.push((answer) => (answer instanceof ApiError ? reject(answer) : resolve(answer)));
          }) as never,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim all' }));
    const claimed = () => http.asked.filter(({ call }) => call === 'claimReward').map(({ given }) => given);
    expect(claimed()).toEqual([{ rewardId: 'explorer' }]);
    answers[0]?.({ amount: 8 });
    await expect.poll(() => claimed().length).toBe(2);
    answers[1]?.(new ApiError('reward.locked', 409, 'x'));
    await expect.poll(() => claimed().length).toBe(3);
    http.answer({ rewards: [{ id: 'weekly', title: 'reward_weekly', amount: 5, state: 'open' }] });
    answers[2]?.({ amount: 10 });
    await expect
      .poll(() => store.getState().toasts)
      .toContainEqual(expect.objectContaining({ kind: 'success', text: '18 has been added to your balance.' }));
    await expect.poll(() => cards('Ready to claim')).toHaveLength(1);
    expect((await cards('Ready to claim'))[0]).toHaveTextContent(
      /^5Ten bets this week.*You have not met the conditions for this reward yet\.Claim$/,
    );
  });

  it('says when there are none, and when the platform has no rewards at all', async () => {
    const { unmount } = show({ answers: { rewards: [], wallet } });
    expect(await screen.findByText('No rewards to claim right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/m/activity');
    unmount();
    show({ release: { '/template/behaviour/platform/paths/rewards': '' } });
    expect(await screen.findByText('This is not available.')).toBeVisible();
  });
});
