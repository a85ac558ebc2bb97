import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TokenView } from '#schemas/edges/api/tokens.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { TokenList } from './TokenList.tsx';

const SECRET = `livery_${'x'.repeat(43)}`;

function open({ asksPassword = false } = {}) {
  let isConfirmed = !asksPassword;
  let tokens: readonly TokenView[] = [];
  const asked: unknown[] = [];
  const drawn = renderTool(<TokenList />, {
    api: {
      ownTokens: async () => tokens,
      confirm: async () => void (isConfirmed = true),
      addToken: async ({ body }) => {
        if (!isConfirmed) throw new Refusal('confirmation.needed', 403);
        asked.push(body);
        const dates = { createdAt: '2026-03-01T12:00:00Z', expiresAt: '2099-03-01T12:00:00Z', usedAt: null };
        const token: TokenView = { id: 7, name: 'Nightly', roles: { all: null, merchants: { aurora: 'editor' } }, ...dates };
        tokens = [token];
        return { token, secret: SECRET };
      },
      revokeToken: async () => void (tokens = []),
    },
  });
  return { ...drawn, asked };
}

it('creates a token for some merchants, shows it once, lists it, and revokes it', async () => {
  const { user, asked } = open();
  expect(await screen.findByText('No tokens.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(within(dialog).getByText('Enter a name.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Nightly');
  await user.selectOptions(within(dialog).getByLabelText('Permission'), 'editor');
  await user.type(within(dialog).getByLabelText('Merchants'), 'Aurora, lotus');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(asked).toEqual([{ name: 'Nightly', roles: { all: null, merchants: { aurora: 'editor', lotus: 'editor' } }, days: 90 }]);
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByText('Done'));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  expect(await screen.findByText(/^editor of aurora · never used · valid until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke token Nightly' }));
  expect(await screen.findByText('No tokens.')).toBeVisible();
});

it('asks for the password before a token is created, where it was given long ago', async () => {
  const { user, asked } = open({ asksPassword: true });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  await user.type(screen.getByLabelText(/^Name/), 'Nightly');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'correct horse');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
});
