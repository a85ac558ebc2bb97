import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PageFault } from './PageFault.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

it('keeps the way back and offers another try where the code of a page did not come', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what the boundary has caught
  let isHere = false;
  function Page() {
    if (!isHere) throw new Error('Failed to fetch dynamically imported module');
    return <p>Change password</p>;
  }
  renderWithSite(
    <ScreenBoundary Fault={PageFault}>
      <Page />
    </ScreenBoundary>,
    { path: '/m/set' },
  );
  expect(screen.getByRole('link', { name: /^Back/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeInTheDocument();
  isHere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Change password')).toBeInTheDocument();
  log.mockRestore();
});
