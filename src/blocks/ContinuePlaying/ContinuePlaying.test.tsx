import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { longGames } from '#tests/support/storyAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';

const block = <ContinuePlaying count={10} inView={3.5} />;
const member = { mode: 'preview', visitor: sampleVisitor.member } as const;

it('shows what was played last, in order', async () => {
  renderWithSite(block, { ...member, answers: { recentList: { list: longGames.slice(0, 3), totalPages: 1 } } });
  expect(await screen.findByRole('heading', { name: 'Continue playing' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    longGames.slice(0, 3).map(({ gameName }) => expect.stringContaining(gameName)),
  );
});

it('asks nothing and shows nothing for a guest', () => {
  const { http } = renderWithSite(block);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(http.asked.filter(({ call }) => call === 'recentList')).toEqual([]);
});
