import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SessionKeeper } from '#src/features/auth/SessionKeeper.tsx';
import { storeSession } from '#src/site/keepSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PageGuard } from './PageGuard.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(path: string, type: number | null, release: Readonly<Record<string, unknown>> = {}) {
  if (type !== null)
    storeSession({ token: 'a-token-of-some-length', merchantCode: 'preset', userName: 'mei', type, firstTimeLogin: false });
  const { location, store } = renderWithSite(
    <>
      <SessionKeeper />
      <PageGuard />
    </>,
    { path, release },
  );
  return { store, shown: () => [location().pathname, ...store.getState().toasts.map(({ text }) => text)] };
}

const REFUSED = 'Not available for trial accounts. Register an account of your own first.';

it.each<[string, number | null, readonly string[]]>([
  ['/m/voucherCenter', null, ['/m/login']],
  ['/m/voucherCenter', 4, ['/m/home', REFUSED]],
  ['/m/voucherCenter', 40, ['/m/home', REFUSED]],
  ['/m/voucherCenter', 0, ['/m/voucherCenter']],
  ['/m/withdraw', 4, ['/m/home', REFUSED]],
  ['/m/withdraw', 1, ['/m/withdraw']],
  ['/m/set', null, ['/m/login']],
  ['/m/set', 4, ['/m/set']],
  ['/m/notice', null, ['/m/login']],
  ['/m/activity', null, ['/m/activity']],
  ['/m/home', null, ['/m/home']],
])('%s opened by type %j shows %j', (path, type, expected) => {
  expect(open(path, type).shown()).toEqual(expected);
});

it('asks the gate that the merchant has set', () => {
  const release = { '/template/behaviour/gates/withdraw': 'open' };
  expect(open('/m/withdraw', null, release).shown()).toEqual(['/m/withdraw']);
});

it('leads away when the session ends on such a page', () => {
  const { store, shown } = open('/m/set', 0);
  act(() => store.getState().setSession(null));
  expect(shown()[0]).toBe('/m/login');
});
