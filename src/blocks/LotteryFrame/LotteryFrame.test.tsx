import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LotteryFrame } from './LotteryFrame.tsx';

it('says in the preview that no lottery opens there, and does not wait for one', () => {
  renderWithSite(<LotteryFrame back />, { mode: 'preview', visitor: sampleVisitor.member, search: '?vassalage=TCG_SEA' });
  expect(screen.getByText('Preview: nothing is sent.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

const session = { token: 'T', userName: 'mia', type: 1, merchantCode: 'preset', firstTimeLogin: false };
const search = '?vassalage=TCG_SEA&gameType=ELOTT&id=7&gameId=G7&roomId=R1&supportPlay=2&freeplay=1';
const answers = { launch: { url: '/sandbox/play?ticket=T' }, recentAdd: undefined };

it.each([
  ['', 1, 0],
  ['&play=free', 1, 1],
  ['', 4, 1],
])('launches with all that the address names%s, for type %i with freeplay %i', async (wish, type, freeplay) => {
  const { http, store } = renderWithSite(<LotteryFrame back />, { search: search + wish, answers });
  store.getState().setSession({ ...session, type });
  await expect
    .poll(() => http.asked.find(({ call }) => call === 'launch')?.given)
    .toMatchObject({ vassalage: 'TCG_SEA', nodeId: 7, gameId: 'G7', roomId: 'R1', supportPlay: '2', freeplay });
});

it('launches nothing for a trial account that costs money, and says so', async () => {
  const { http, store } = renderWithSite(<LotteryFrame back />, { search: '?vassalage=TCG_SEA&id=7', answers });
  store.getState().setSession({ ...session, type: 4 });
  expect(await screen.findByText('Only for full members. Trial players, please sign up first.')).toBeVisible();
  expect(http.asked.map(({ call }) => call)).not.toContain('launch');
});
