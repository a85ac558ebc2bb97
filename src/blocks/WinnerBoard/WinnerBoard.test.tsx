import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { english as texts } from '#tests/support/playerTexts.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import { WinnerBoard } from './WinnerBoard.tsx';

const winners = [5, 900, 30].map((winAmount) => ({
  vo: { customerName: `m***${winAmount}`, gameName: `Game ${winAmount}`, winAmount },
}));

afterEach(() => void vi.unstubAllGlobals());

it('lists the winners highest first, each once for those who listen', async () => {
  renderWithSite(<WinnerBoard limit={20} note restAfterMs={0} />, { answers: { winners } });
  const board = await screen.findByRole('region', { name: 'Recent wins' });
  const entries = within(board)
    .getAllByRole('listitem')
    .filter((entry) => !entry.closest('[inert]'));
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Game 900m***900900', 'Game 30m***3030', 'Game 5m***55']);
});

it('asks for as many as its props say and can be stopped', async () => {
  const { http } = renderWithSite(<WinnerBoard limit={12} note={false} restAfterMs={0} />, { answers: { winners } });
  expect(await screen.findByRole('button', { name: 'Stop motion: Recent wins', pressed: false })).toBeVisible();
  expect(http.asked).toEqual([{ call: 'winners', given: { gameCategory: 'ALL', language: 'EN', limitNum: 12 } }]);
});

it('is read again in the language that a player settles on, and in none that was only passed', async () => {
  const { http, store } = renderWithSite(<WinnerBoard limit={20} note restAfterMs={0} />, { answers: { winners } });
  await screen.findByRole('button', { name: 'Stop motion: Recent wins' });
  const { setLanguage } = store.getState();
  for (const language of ['CN', 'TH', 'KH'] as const) act(() => setLanguage(language, texts));
  const languages = () => http.asked.map(({ given }) => (given as { language: string }).language);
  await expect.poll(languages).toContain('KH');
  expect(languages()).toEqual(['EN', 'KH']);
});

it('draws what the view shows, and the others once the last of them is seen', async () => {
  const many = Array.from({ length: 20 }, (_winner, index) => ({
    vo: { customerName: `m${index}`, gameName: `Game ${index}`, winAmount: 100 - index },
  }));
  const { unmount } = renderWithSite(<WinnerBoard limit={20} note restAfterMs={0} />, { answers: { winners: many } });
  expect(await screen.findByText('Game 5')).toBeInTheDocument();
  expect(screen.queryByText('Game 6')).toBeNull();
  unmount();
  seeEverything();
  renderWithSite(<WinnerBoard limit={20} note restAfterMs={0} />, { answers: { winners: many } });
  expect(await screen.findByText('Game 19')).toBeInTheDocument();
});
