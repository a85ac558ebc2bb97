import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { Jackpot } from './Jackpot.tsx';

const props = { minimum: 698_000_000, maximum: 698_900_000, start: 1_200_000_000, step: 10_000 };
const digits = () => document.querySelector('bdi')?.textContent;

it('an invented number says that it is decoration, and stands still when it is set to', async () => {
  renderWithSite(<Jackpot source="counter" {...props} />);
  expect(screen.getByText(/This is not a prize/)).toBeVisible();
  await expect.poll(digits).toMatch(/^698,0/);
  await userEvent.click(screen.getByRole('button', { name: 'Stop motion: Jackpot' }));
  expect(screen.getByRole('button', { name: 'Stop motion: Jackpot' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Approx. 698,000,000')).toBeInTheDocument();
});

it('a number of the platform is shown as it is; without one nothing is', async () => {
  const { container, unmount } = renderWithSite(<Jackpot source="feed" {...props} />);
  expect(container.textContent).toBe('');
  unmount();
  renderWithSite(<Jackpot source="feed" {...props} />, {
    release: { '/template/behaviour/platform/paths/jackpot': '/wps/jackpot' },
    answers: { jackpot: { amount: 4321 } },
  });
  await expect.poll(digits).toBe('4,321');
  expect(screen.queryByText(/decoration/i)).toBeNull();
});
