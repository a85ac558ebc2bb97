import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccessView } from '#schemas/edges/api/people.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { PersonAccess } from './PersonAccess.tsx';

const moments = { startedAt: '2026-03-01T08:00:00Z', seenAt: '2026-03-01T11:55:00Z' };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const token = { createdAt: '2026-03-01T12:00:00Z', expiresAt: '2099-03-01T12:00:00Z', usedAt: null };

/** A server that ends what it is asked to end, and notes it. */
function open() {
  const asked: unknown[] = [];
  let access: AccessView = {
    sessions: [
      { ...moments, id: 4, agent: CHROME, ip: '203.0.113.7' },
      { ...moments, id: 3, agent: 'curl/8', ip: '203.0.113.8' },
      { ...moments, id: 2, agent: 'curl/8', ip: '203.0.113.9' },
    ],
    tokens: [
      { ...token, id: 2, name: 'Nightly', roles: { all: null, merchants: { aurora: 'publisher' } } },
      { ...token, id: 1, name: 'Dashboard', roles: { all: 'viewer', merchants: {} } },
    ],
  };
  const { user } = renderTool(<PersonAccess person={7} occasion={0} />, {
    role: 'admin',
    api: {
      personAccess: async () => access,
      endPersonSession: async (input) => {
        asked.push(input);
        access = { ...access, sessions: access.sessions.filter(({ id }) => id !== input.session) };
      },
      endPersonSessions: async (input) => {
        asked.push(input);
        access = { ...access, sessions: [] };
      },
      revokePersonToken: () => Promise.reject(new Refusal('token.unknown', 404)),
      revokePersonTokens: async (input) => {
        asked.push(input);
        access = { ...access, tokens: [] };
      },
    },
  });
  return { user, asked };
}

it('shows where an operator is signed in, and ends one session or all', async () => {
  const { user, asked } = open();
  const sessions = within(screen.getByRole('region', { name: 'Active sessions' }));
  expect(await sessions.findByText(/^203\.0\.113\.7 · since .* · last used /)).toBeVisible();
  await user.click(sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }));
  await waitFor(() => expect(sessions.queryByText(/203\.0\.113\.7/)).toBeNull());
  await user.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await sessions.findByText('Not signed in.')).toBeVisible();
  expect(asked).toEqual([{ person: 7, session: 4 }, { person: 7 }]);
});

it('numbers sessions of one kind of browser, so that each button that ends one has a name of its own', async () => {
  open();
  const sessions = within(screen.getByRole('region', { name: 'Active sessions' }));
  await sessions.findByText('Chrome on Linux');
  const names = sessions
    .getAllByRole('button', { name: /^Sign out (?!everywhere)/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Sign out Chrome on Linux', 'Sign out Unknown browser (1)', 'Sign out Unknown browser (2)']);
});

it('shows the tokens of an operator, and revokes all of them after a confirmation', async () => {
  const { user, asked } = open();
  const tokens = within(screen.getByRole('region', { name: 'API tokens' }));
  expect(await tokens.findByText(/^publisher of aurora · never used · valid until/)).toBeVisible();
  await user.click(tokens.getByRole('button', { name: 'Revoke all tokens' }));
  expect(asked).toEqual([]);
  await user.click(tokens.getByRole('button', { name: 'Confirm revoking?' }));
  expect(await tokens.findByText('No tokens.')).toBeVisible();
  expect(asked).toEqual([{ person: 7 }]);
});

it('says when one was gone already', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke token Nightly' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/token/);
});
