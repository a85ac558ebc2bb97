import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { memberSession } from '#tests/support/memberSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RouteGuard } from './RouteGuard.tsx';

const field = () => screen.getByRole('textbox', { name: 'Current password' });

it('keeps what was typed while its account stays, and drops it when another account has logged in', async () => {
  const user = userEvent.setup();
  const { store } = renderWithSite(
    <RouteGuard guard="login" waiting={null}>
      <input aria-label="Current password" />
    </RouteGuard>,
    { path: '/m/securityCenter' },
  );
  const logIn = (session: object) => act(() => store.getState().setSession({ ...memberSession, ...session }));
  logIn({});
  await user.type(field(), 'secret99');
  logIn({ token: 'a-newer-token-of-the-account' });
  expect(field()).toHaveValue('secret99');
  logIn({ token: 'a-token-of-another-account', userName: 'somebodyelse' });
  expect(field()).toHaveValue('');
});

it.each([
  ['trial', '/m/mine', 'trial', 0],
  ['trial', '/m/feedback', null, 1],
  ['member', '/m/mine', null, 1],
] as const)('refuses a %s at %s: the overlay %s opens, and %i messages say why', async (audience, path, overlay, messages) => {
  const { store } = renderWithSite(
    <RouteGuard guard="agent" waiting={null}>
      content
    </RouteGuard>,
    { path, mode: 'preview', visitor: sampleVisitor[audience] },
  );
  await expect.poll(() => [store.getState().overlay, store.getState().toasts.length]).toEqual([overlay, messages]);
  expect(screen.queryByText('content')).toBeNull();
});

const demos = { '/template/behaviour/play': { open: 'frame', instantDemo: true } };
const search = '?vassalage=NOVR&gameType=RNG&id=7&freeplay=1';

it.each([
  ['lets a guest at the demo of a game', demos, '/m/play', search, true],
  ['leads a guest to the login from a game without free play', demos, '/m/play', search.replace('freeplay=1', ''), false],
  ['leads a guest to the login where no demos are offered', {}, '/m/play', search, false],
  ['leads a guest to the login from another page', demos, '/m/member/notice', search, false],
])('%s', (_what, release, path, address, isShown) => {
  const guarded = (
    <RouteGuard guard="play" waiting={null}>
      content
    </RouteGuard>
  );
  // The login has no guard: it would lead to itself for ever.
  const routes = (
    <Routes>
      <Route path={path} element={guarded} />
      <Route path="*" />
    </Routes>
  );
  const { store, location } = renderWithSite(routes, { release, path, search: address });
  act(() => store.getState().setSession(null));
  expect(location().pathname).toBe(isShown ? path : '/m/login');
  expect(screen.queryAllByText('content')).toHaveLength(isShown ? 1 : 0);
});

it('starts no trial where a session has ended on the page of a game', () => {
  const guarded = (
    <RouteGuard guard="play" waiting="waiting">
      content
    </RouteGuard>
  );
  const { store } = renderWithSite(guarded, { release: demos, path: '/m/play', search });
  act(() => store.getState().setSession(memberSession));
  expect(screen.getByText('content')).toBeVisible();
  act(() => store.getState().setSession(null));
  expect(screen.getByText('waiting')).toBeVisible();
});
