import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { rememberAwaited } from './rememberAwaited.ts';

const forget = () => (document.cookie = 'visitor=; path=/; max-age=-1');
const note = () => /visitor=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(forget);
afterEach(forget);

function follow() {
  const { site, store } = inSite(null);
  return { store, stop: rememberAwaited(site, store) };
}

it('notes nothing before the session is read, then the kind of the member and whether games were played', () => {
  const { store, stop } = follow();
  expect(note()).toBeUndefined();
  store.getState().setSession({ ...session, type: 1 });
  expect(note()).toBe('member-agent');
  store.setState({ hasPlayed: true });
  expect(note()).toBe('member-agent-played');
  store.setState({ hasPlayed: false });
  expect(note()).toBe('member-agent');
  stop();
  store.setState({ hasPlayed: true });
  expect(note()).toBe('member-agent');
});

it('keeps what the cookie says of games until the page has learned it', () => {
  const { store } = follow();
  store.setState({ awaits: { type: 0, hasPlayed: true } });
  store.getState().setSession({ ...session, type: 0 });
  expect(note()).toBe('member-played');
});

it('removes the note when the session has ended, and when there is none', () => {
  document.cookie = 'visitor=member-played; path=/';
  const { store } = follow();
  expect(note()).toBe('member-played');
  store.getState().setSession(null);
  expect(note()).toBeUndefined();
  store.getState().setSession(session);
  expect(note()).toBeDefined();
  store.getState().setSession(null);
  expect(note()).toBeUndefined();
});

it('removes the cached pages when the note changes, and only then', async () => {
  const removed: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['pages-1', 'files'],
    delete: async (name: string) => removed.push(name) > 0,
  });
  const { store } = follow();
  store.getState().setSession(session);
  await expect.poll(() => removed).toEqual(['pages-1']);
  store.getState().setSession({ ...session, userName: 'other' });
  store.setState({ hasPlayed: true });
  await expect.poll(() => removed).toEqual(['pages-1', 'pages-1']);
  vi.unstubAllGlobals();
});
