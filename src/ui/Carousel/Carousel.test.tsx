import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { Carousel } from './Carousel.tsx';

const upgradeCarousel = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./upgradeCarousel.ts', () => ({ upgradeCarousel }));

it('is handed to Swiper when its slides are touched, not when its buttons are', async () => {
  renderWithSite(
    <Carousel label="Featured" frame="card">
      <p>One</p>
      <p>Two</p>
    </Carousel>,
  );
  const next = screen.getByRole('button', { name: 'Next: Featured' });
  fireEvent.pointerDown(next);
  fireEvent.pointerUp(next);
  fireEvent.focusIn(next);
  fireEvent.pointerDown(screen.getByText('One'));
  await expect.poll(() => upgradeCarousel.mock.calls.length).toBe(1);
  fireEvent.pointerDown(screen.getByText('Two'));
  fireEvent.focusIn(screen.getByText('Two'));
  expect(upgradeCarousel).toHaveBeenCalledOnce();
});
