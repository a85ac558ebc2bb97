import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { someRank } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { VipBenefitsProps } from './block.ts';
import { VipBenefits } from './VipBenefits.tsx';

const member = { id: 1, account: 'mira', type: 0, clubLabel: { labelName: 'VIP 2' } };
const show = (setting: Parameters<typeof renderWithSite>[1] = {}, text = '', design: VipBenefitsProps['design'] = 'ladder') =>
  renderWithSite(<VipBenefits text={text} design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release: { '/switches/VIPBENEFIT3': '1' },
    answers: { playerRank: someRank, member },
    ...setting,
  });
const names = ['VIP 1', 'VIP 2', 'VIP 3', 'VIP 4'];
const bar = () => screen.findByRole('progressbar', { name: 'Progress to next level' });

describe('the page of VIP benefits', () => {
  it('shows the level, the way to the next one, and what levels are good for', async () => {
    show();
    expect(await bar()).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByRole('heading', { level: 2, name: 'VIP 2' })).toBeVisible();
    expect(screen.getByText('12 of 50 VIP points to VIP 3')).toBeVisible();
    expect(screen.getByText(/Every real-money bet counts/)).toBeVisible();
  });

  it('shows all levels, opened at the player’s own, and the benefits of each by tap, key and swipe', async () => {
    show();
    const levels = await screen.findByRole('tablist', { name: 'All levels' });
    expect(
      within(levels)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    const panel = () => screen.getByRole('tabpanel');
    expect(panel()).toHaveTextContent('VIP 2Your levelFrom 10 VIP points3 reward for reaching this level');
    await userEvent.click(within(levels).getByRole('tab', { name: 'VIP 3' }));
    expect(panel()).toHaveTextContent(
      'VIP 338 VIP points to goFrom 50 VIP points5 reward for reaching this levelFaster withdrawalsPoints mall',
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(panel()).toHaveTextContent('VIP 1ReachedNo extra benefits at this level.');
    fireEvent.touchStart(panel(), { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(panel(), { changedTouches: [{ clientX: 80 }] });
    expect(panel()).toHaveTextContent(/^VIP 2/);
  });

  it.each(['path', 'card'] as const)('shows all levels with what they bring as a list: %s', async (design) => {
    show({}, '', design);
    await bar();
    const levels = within(screen.getByRole('list', { name: 'All levels' }));
    expect(levels.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
    const current = levels.getAllByRole('listitem', { current: 'step' });
    expect(current).toHaveLength(1);
    for (const words of ['VIP 2', 'Your level', 'From 10 VIP points', '3 reward for reaching this level'])
      expect(current[0]).toHaveTextContent(words);
    for (const words of ['Reached', '38 VIP points to go', 'From 50 VIP points', 'Faster withdrawals', 'Points mall'])
      expect(levels.getByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'VIP 2' })).toBeVisible();
  });

  it('has the member’s name on the card of the own level', async () => {
    show({}, '', 'card');
    expect(await screen.findByText('mira')).toBeVisible();
  });

  it('shows all levels as a table with their rewards and benefits in columns', async () => {
    show({}, '', 'table');
    await bar();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'All levels',
      'Rewards',
      'Level benefits',
    ]);
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'All levelsRewardsLevel benefits',
      'VIP 1Reached–',
      'VIP 2Your levelFrom 10 VIP points3',
      'VIP 338 VIP points to goFrom 50 VIP points5Faster withdrawalsPoints mall',
      'VIP 4From 150 VIP points10',
    ]);
    expect(table.getByRole('rowheader', { name: /^VIP 3/ })).toBeVisible();
  });

  it('has no ladder where the platform tells of no levels', async () => {
    show({ answers: { playerRank: { ...someRank, ranks: [] }, member } });
    await bar();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it.each([
    ['the end where no level comes', { currentProgress: { completedConditions: 3, totalExpectedConditions: 9 } }, '100'],
    [
      'the beginning where nothing is expected',
      { currentProgress: { completedConditions: 0, totalExpectedConditions: 0 }, playerRankProgress: { labelId: 'VIP 2' } },
      '0',
    ],
  ])('is at %s', async (_title, playerRank, value) => {
    show({ answers: { playerRank, member } });
    expect(await bar()).toHaveAttribute('aria-valuenow', value);
  });

  it.each([
    ['words of the merchant', 'A gift at every level.', 'A gift at every level.'],
    ['a text by its key', 'menu.vip', 'VIP benefits'],
  ])('shows %s', async (_title, text, words) => {
    show({}, text);
    await bar();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is closed while the merchant has no VIP benefits, and asks nothing', async () => {
    const { http } = show({ release: { '/switches/VIPBENEFIT3': '0' } });
    expect(await screen.findByText('This is not available.')).toBeVisible();
    expect(http.asked).toEqual([]);
  });

  it('says when the level could not be had, and tries again', async () => {
    const { http } = show({ answers: { playerRank: new ApiError('http.500', 500, ''), member } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer({ playerRank: someRank });
    await userEvent.click(again);
    expect(await bar()).toBeVisible();
  });
});
