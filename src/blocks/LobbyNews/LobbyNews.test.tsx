import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LobbyNews } from './LobbyNews.tsx';

const items = [
  { id: 1, type: 'H' as const, title: 'New studio', content: '<p>It has arrived.</p>', startDate: '2026-02-01T00:00:00Z' },
  { id: 2, type: 'PR' as const, title: 'Weekend rebate', content: '<p>On Sundays.</p>' },
  { id: 3, type: 'PL' as const, title: 'Maintenance', content: '<p>At night.</p>', link: '/m/help' },
];

it('lists as many news as its props say, and opens one at a time', async () => {
  const { http } = renderWithSite(<LobbyNews source="news" count={2} />, { answers: { lobbyNews: items } });
  expect(await screen.findByRole('region', { name: 'News' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'News',
    'New studio',
    'Weekend rebate',
  ]);
  expect(http.asked).toMatchObject([{ call: 'lobbyNews', given: { language: 'EN' } }]);
  await userEvent.click(screen.getByText('New studio'));
  expect(screen.getByText('It has arrived.')).toBeVisible();
});

it('leads from a promotion to its card, and elsewhere as the platform says', async () => {
  renderWithSite(<LobbyNews source="popular" count={3} />, { answers: { popularAnnouncements: items } });
  expect(await screen.findByRole('region', { name: 'Most read' })).toBeVisible();
  const ways = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/m/activityDetail?id=2', '/m/help']);
});

it('shows nothing without news', async () => {
  const { http, container } = renderWithSite(<LobbyNews source="news" count={3} />, { answers: { lobbyNews: [] } });
  await expect.poll(() => http.asked.length).toBe(1);
  await expect.poll(() => container.textContent).toBe('');
});

it('offers another try when the news did not come', async () => {
  const { http } = renderWithSite(<LobbyNews source="news" count={3} />);
  const retry = await screen.findByRole('button', { name: /^Try again: / });
  http.answer({ lobbyNews: items });
  await userEvent.click(retry);
  expect(await screen.findByText('New studio')).toBeVisible();
});
