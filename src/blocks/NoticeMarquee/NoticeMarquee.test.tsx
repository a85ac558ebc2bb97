import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const notices = [
  { id: 1, type: 'PL' as const, title: 'Maintenance', content: '<p>Tuesday &amp; <b>Wednesday</b></p><script>alert(1)</script>' },
];

it('opens the notice that is tapped, its HTML as words', async () => {
  renderWithSite(<NoticeMarquee pixelsPerSecond={30} />, { answers: { announcements: notices } });
  const title = await screen.findByRole('link', { name: 'Maintenance' });
  expect(title).toHaveAttribute('href', '/m/notice');
  await userEvent.click(title);
  expect(await screen.findByRole('dialog', { name: 'Maintenance' })).toHaveTextContent(/Tuesday & Wednesday$/);
});

it('is not there at all when there is nothing to say', async () => {
  const { container, http } = renderWithSite(<NoticeMarquee pixelsPerSecond={30} />, { answers: { announcements: [] } });
  await expect.poll(() => http.asked.length).toBe(1);
  await expect.poll(() => container.textContent).toBe('');
});
