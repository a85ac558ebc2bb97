import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverPage } from './recoverPage.ts';

const reload = vi.fn<() => void>();
let cached: Set<string>;
let answer: () => Promise<Response>;

const servedBy = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
const page = async () => new Response('<script type="application/json" id="boot">{}</script>');

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  cached = new Set(['pages-1', 'files', 'pictures']);
  answer = page;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) });
  vi.stubGlobal('fetch', () => answer());
  servedBy({});
  document.body.innerHTML = '<script type="text/plain" data-chunks="" src="/assets/player-1.js"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.body.innerHTML = '';
});

it('empties the caches of the worker and loads the page again, once for each build', async () => {
  await recoverPage();
  expect(cached.size).toBe(0);
  expect(reload).toHaveBeenCalledOnce();
  await recoverPage();
  expect(reload).toHaveBeenCalledOnce();
  document.body.innerHTML = '<script type="text/plain" data-chunks="" src="/assets/player-2.js"></script>';
  await recoverPage();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has an error', async () => new Response('<h1>Busy</h1>', { status: 503 })],
  ['gives way to a proxy', async () => new Response('<h1>Sign in to the network</h1>')],
])('keeps what is cached while the server %s', async (_how, away) => {
  answer = away;
  await recoverPage().catch(() => undefined);
  expect(cached.size).toBe(3);
  expect(reload).not.toHaveBeenCalled();
  answer = page;
  await recoverPage(); // the try is not used up
  expect(reload).toHaveBeenCalledOnce();
});

it('does nothing where no worker serves the page', async () => {
  servedBy(null);
  await recoverPage();
  expect(cached.size).toBe(3);
  expect(reload).not.toHaveBeenCalled();
});

it('does not load for ever where the browser remembers nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await recoverPage();
  expect(reload).not.toHaveBeenCalled();
});
