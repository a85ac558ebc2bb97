import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FailedParts } from './FailedParts.tsx';

const buttons = () => screen.queryAllByRole('button', { name: /^Try again/ }).map((button) => button.getAttribute('aria-label'));

it('leaves a single failure to the part that failed', async () => {
  const retry = vi.fn();
  renderWithSite(
    <FailedParts>
      <ErrorState of="Hot games" onRetry={retry} />
      <ErrorState text="Nothing can be done." />
    </FailedParts>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Hot games' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('speaks for all where several have failed, tries all again, and is gone when they are there', async () => {
  const games = vi.fn();
  function Page() {
    const [hasWins, setHasWins] = useState(false);
    return (
      <FailedParts>
        <ErrorState of="Hot games" onRetry={games} />
        {hasWins ? <p>Wins</p> : <ErrorState of="Recent wins" onRetry={() => setHasWins(true)} />}
      </FailedParts>
    );
  }
  renderWithSite(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Parts of this page could not be loaded.');
  expect(buttons()).toEqual([null]);
  expect(screen.getAllByText('This could not be loaded.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(games).toHaveBeenCalledOnce();
  expect(screen.getByText('Wins')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(buttons()).toEqual(['Try again: Hot games']);
});

it('leaves what a dialog shows to the dialog', () => {
  renderWithSite(
    <FailedParts>
      <ErrorState of="Hot games" onRetry={vi.fn()} />
      <ErrorState of="Recent wins" onRetry={vi.fn()} />
      <Dialog title="Chat">
        <ErrorState of="Chat" onRetry={vi.fn()} />
      </Dialog>
    </FailedParts>,
  );
  expect(screen.getByRole('button', { name: 'Try again: Chat' })).toBeInTheDocument();
});
