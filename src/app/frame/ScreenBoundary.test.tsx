import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PageFault } from './PageFault.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

it.each([
  ['when asked', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['when the network is back', async () => void fireEvent(window, new Event('online'))],
])('keeps the way back where the code of a page did not come, and tries again %s', async (_when, retry) => {
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
  await retry();
  expect(screen.getByText('Change password')).toBeInTheDocument();
  log.mockRestore();
});
