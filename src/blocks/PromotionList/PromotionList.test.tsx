import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PromotionList } from './PromotionList.tsx';

const list = <PromotionList categories dates="monthDayYear" />;
const promotion = (id: number, promoAnnouncementCategoryIds: number[], more = {}) => ({
  id,
  type: 'PR' as const,
  title: `Offer ${id}`,
  content: '<p>Play <a href="javascript:alert(1)">now</a> or <a href="/m/app">later</a></p>',
  startDate: '2026-03-01T00:00:00.000Z',
  endDate: '2026-04-15T00:00:00.000Z',
  promoAnnouncementCategoryIds,
  ...more,
});
const answers = {
  announcements: [
    promotion(1, [7], {
      announcementImages: [
        { url: '/b.webp', sequence: 2 },
        { url: '/cover.webp', sequence: 1 },
      ],
    }),
    promotion(2, [8], { noExpiry: 1 }),
    promotion(3, [7, 8]),
  ],
  promotionCategories: [
    { id: 7, title: 'promo_welcome' },
    { id: 8, title: 'Own words' },
  ],
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const open = () =>
  [...document.querySelectorAll('details')]
    .filter((card) => card.open)
    .map((card) => card.querySelector('[role=heading]')?.textContent);

describe('the page of promotions', () => {
  it.each([
    ['no end', { noExpiry: 1 }, true],
    ['an end in a year that is far off', { endDate: '2035-01-01T00:00:00.000Z' }, true],
    ['an end within two years', { endDate: '2027-12-31T00:00:00.000Z' }, false],
  ])('a promotion with %s is ongoing or shows its dates', async (_title, dates, ongoing) => {
    renderWithSite(list, { answers: { ...answers, announcements: [promotion(1, [7], dates)] } });
    await screen.findByText('Offer 1');
    expect(screen.queryAllByText('Ongoing')).toHaveLength(ongoing ? 1 : 0);
    expect(screen.queryAllByText(/2035|2027/)).toHaveLength(ongoing ? 0 : 1);
  });

  it('opens one at a time and closes what is pressed again', async () => {
    renderWithSite(list, { answers });
    await userEvent.click(await screen.findByText('Offer 1'));
    expect(open()).toEqual(['Offer 1']);
    await userEvent.click(screen.getByText('Offer 3'));
    expect(open()).toEqual(['Offer 3']);
    await userEvent.click(screen.getByText('Offer 3'));
    expect(open()).toEqual([]);
  });

  it('shows the promotions of a category, closed, the category by its text or as the platform writes it', async () => {
    renderWithSite(list, { answers });
    await userEvent.click(await screen.findByText('Offer 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Own words' }));
    expect([titles(), open()]).toEqual([['Offer 2', 'Offer 3'], []]);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(titles()).toEqual(['Offer 1', 'Offer 2', 'Offer 3']);
  });

  it('opens the one that the address names', async () => {
    renderWithSite(list, { answers, path: '/m/activityDetail', search: '?id=2' });
    await screen.findByText('Offer 2');
    expect(open()).toEqual(['Offer 2']);
  });

  it('writes the dates as month, day and year, and says when a promotion has no end', async () => {
    renderWithSite(list, { answers });
    expect(await screen.findAllByText('03/01/2026 – 04/15/2026')).toHaveLength(2);
    expect(screen.getByText('Ongoing').nextSibling).toHaveTextContent(/^03\/01\/2026$/);
  });

  it.each([
    [60, 'Ends in 3 days'],
    [20, 'Last day'],
    [-1, 'Ended'],
  ])('says how long one runs that ends in %d hours: %s', async (hours, words) => {
    const endDate = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
    const startDate = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString();
    renderWithSite(list, { answers: { ...answers, announcements: [promotion(1, [7], { startDate, endDate })] } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [10, '10'],
    ['20 free spins', '20 free spins'],
  ])('states the worth %j before the title, where the platform does', async (value, words) => {
    renderWithSite(list, { answers: { ...answers, announcements: [promotion(1, [7], { value })] } });
    expect(await screen.findByRole('heading', { name: `${words} Offer 1` })).toBeVisible();
  });

  it.each([
    ['/m/rewardCenter', 'Rewards'],
    ['https://example.com/offer', 'View offer'],
  ])('leads to %s under the name %s, closed too', async (link, name) => {
    renderWithSite(list, { answers: { ...answers, announcements: [promotion(1, [7], { link })] } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', link);
    expect(open()).toEqual([]);
  });

  it('shows the picture with sequence 1', async () => {
    const { container } = renderWithSite(list, { answers });
    await screen.findByText('Offer 1');
    expect([...container.querySelectorAll('img[data-src]')].map((image) => image.getAttribute('data-src'))).toEqual([
      '/cover.webp',
    ]);
  });

  it('lets links into the text, but none that runs', async () => {
    renderWithSite(list, { answers, search: '?id=1' });
    await screen.findByText('Offer 1');
    const [first] = screen.getAllByRole('link', { name: 'later' });
    expect(first).toHaveAttribute('href', '/m/app');
    expect(screen.queryByRole('link', { name: 'now' })).toBeNull();
  });

  it('keeps only the elements that the merchant allows', async () => {
    const { container } = renderWithSite(list, {
      answers,
      search: '?id=1',
      release: { '/template/behaviour/content/richText': ['p'] },
    });
    await screen.findByText('Offer 1');
    expect(container.querySelector('details p')).toHaveTextContent('Play now or later');
    expect(screen.queryByRole('link', { name: 'later' })).toBeNull();
  });

  it('does without categories where the platform has none, and says when there is nothing', async () => {
    renderWithSite(list, { answers: { announcements: [] } });
    expect(await screen.findByText('No promotions at the moment.')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
