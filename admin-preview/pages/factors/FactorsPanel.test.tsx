import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FactorsView } from '#schemas/edges/api/factors.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { FactorsPanel } from './FactorsPanel.tsx';

const none: FactorsView = { isRequired: false, totpSince: null, passkeys: [], recoveryCodes: 0 };
const some: FactorsView = { ...none, totpSince: '2026-02-01T12:00:00Z', recoveryCodes: 9 };

async function confirm(user: UserEvent) {
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

/** A server that asks for the password first, until it was given. */
function guarded(factors: FactorsView) {
  let isConfirmed = false;
  let present = factors;
  const afterConfirming = <T,>(give: () => T) => {
    if (!isConfirmed) throw new Refusal('confirmation.needed', 403);
    return give();
  };
  return {
    factors: async () => present,
    confirm: async () => void (isConfirmed = true),
    removeTotp: async () => afterConfirming(() => void (present = none)),
    newRecoveryCodes: async () => afterConfirming(() => ({ codes: ['zbxpx-3cexj'] })),
  };
}

it('asks for the password before the authenticator app is removed, and removes it then', async () => {
  const { user } = renderTool(<FactorsPanel />, { api: guarded(some) });
  await user.click(await screen.findByRole('button', { name: 'Remove app' }));
  expect(await screen.findByText(/^This changes who can act on your behalf/)).toBeVisible();
  await confirm(user);
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the password before new recovery codes are shown', async () => {
  const { user } = renderTool(<FactorsPanel />, { api: guarded(some) });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  expect(screen.queryByText('zbxpx-3cexj')).toBeNull();
  await confirm(user);
  expect(await screen.findByText('zbxpx-3cexj')).toBeVisible();
});

it('leaves everything as it is when the password is not given', async () => {
  const { user } = renderTool(<FactorsPanel />, { api: guarded(some) });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('zbxpx-3cexj')).toBeNull();
});
