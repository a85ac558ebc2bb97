import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

const refusal = new ApiError('network', 0, '');

/** A page with a question, whose answer the test controls. */
function Page({ onConfirm, onClose }: { readonly onConfirm: () => Promise<void>; readonly onClose: () => void }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
      {isLeft ? null : (
        <DecisionDialog title="Sure?" confirm="Do it" onConfirm={onConfirm} onClose={onClose}>
          <p>It stays done.</p>
        </DecisionDialog>
      )}
    </>
  );
}

function show() {
  let refuse: (why: ApiError) => void = () => undefined;
  const answer = new Promise<void>((_done, reject) => {
    refuse = reject;
  });
  const onConfirm = vi.fn(() => answer);
  const onClose = vi.fn();
  const shown = renderWithSite(<Page onConfirm={onConfirm} onClose={onClose} />, { mode: 'preview' });
  const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  return { ...shown, refuse, onConfirm, onClose, press };
}

describe('a question before something that cannot be taken back', () => {
  it('is closed by either button as long as nothing was sent', async () => {
    const { press, onClose, onConfirm } = show();
    await press('Cancel');
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is sent once, and stays to say what came of it', async () => {
    const { press, refuse, onConfirm, onClose } = show();
    await press('Do it');
    await press('Do it');
    await press('Close');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    refuse(refusal);
    expect(await within(screen.getByRole('dialog')).findByText(/No connection/)).toBeVisible();
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says what went wrong where its page was left meanwhile', async () => {
    const { press, refuse, store } = show();
    await press('Do it');
    await userEvent.click(screen.getByRole('button', { name: 'leave', hidden: true }));
    refuse(refusal);
    await expect.poll(() => store.getState().toasts).toMatchObject([{ kind: 'error' }]);
  });
});
