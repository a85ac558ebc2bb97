import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { english as texts } from '#tests/support/playerTexts.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const marquee = <NoticeMarquee pixelsPerSecond={30} types={['PL', 'H']} restAfterMs={0} />;

it('leads from each title to its notice on the page of notices', async () => {
  const announcements = ['Maintenance', 'New tables'].map((title, id) => ({ id, type: 'PL' as const, title }));
  const { http } = renderWithSite(marquee, { answers: { announcements } });
  expect(await screen.findByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/m/notice?i=0');
  expect(screen.getByRole('link', { name: 'New tables' })).toHaveAttribute('href', '/m/notice?i=1');
  expect(http.asked).toMatchObject([{ call: 'announcements', given: { types: 'PL,H' } }]);
});

it('lists notices of home nowhere else: they lead to their own link, or stand alone (ANN-06)', async () => {
  const announcements = [
    { id: 1, type: 'H' as const, title: 'Night theme' },
    { id: 2, type: 'PL' as const, title: 'Maintenance' },
    { id: 3, type: 'H' as const, title: 'New app', link: '/m/app' },
  ];
  renderWithSite(marquee, { answers: { announcements } });
  expect(await screen.findByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/m/notice?i=0');
  expect(screen.getByRole('link', { name: 'New app' })).toHaveAttribute('href', '/m/app');
  expect(screen.queryByRole('link', { name: 'Night theme' })).toBeNull();
});

it('asks the single query for all kinds where the platform wants that, and shows its own (ANN-02)', async () => {
  const announcements = [
    { id: 1, type: 'B' as const, title: 'Banner' },
    { id: 2, type: 'PL' as const, title: 'Maintenance' },
  ];
  const release = { '/template/behaviour/content/announcementQuery': 'single' };
  const { http } = renderWithSite(marquee, { answers: { announcements }, release });
  expect(await screen.findByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/m/notice?i=0');
  expect(screen.queryByText('Banner')).toBeNull();
  expect(http.asked).toMatchObject([{ call: 'announcements', given: { types: 'B,PL,PU,PR,H', groupName: 'm_home' } }]);
});

it('names no kinds where the page of notices lists the same', async () => {
  const announcements = [{ id: 7, type: 'PL' as const, title: 'Maintenance' }];
  renderWithSite(<NoticeMarquee pixelsPerSecond={30} types={['PL']} restAfterMs={0} />, { answers: { announcements } });
  expect(await screen.findByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/m/notice?i=0');
});

it('has a button to stop it only where it never comes to rest', async () => {
  const announcements = [{ id: 1, type: 'PL' as const, title: 'Maintenance' }];
  const { unmount } = renderWithSite(marquee, { answers: { announcements } });
  expect(await screen.findByRole('button', { name: 'Stop motion: Notices' })).toBeVisible();
  unmount();
  renderWithSite(<NoticeMarquee pixelsPerSecond={30} types={['PL', 'H']} restAfterMs={5000} />, { answers: { announcements } });
  await screen.findByRole('link', { name: 'Maintenance' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is nothing to say, without moving', async () => {
  renderWithSite(marquee, { answers: { announcements: [] } });
  expect(await screen.findByText('No notices.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stop motion/ })).toBeNull();
});

it('is read again in the language that a player settles on, and in none that was only passed (LANG-04)', async () => {
  const announcements = [{ id: 1, type: 'PL' as const, title: 'Maintenance' }];
  const { http, store } = renderWithSite(marquee, { answers: { announcements } });
  await screen.findByRole('link', { name: 'Maintenance' });
  const { setLanguage } = store.getState();
  for (const language of ['CN', 'TH', 'KH'] as const) act(() => setLanguage(language, texts));
  const languages = () => http.asked.map(({ given }) => (given as { language: string }).language);
  await expect.poll(languages).toContain('KH');
  expect(languages()).toEqual(['EN', 'KH']);
});
