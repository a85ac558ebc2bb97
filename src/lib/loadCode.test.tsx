import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as loader from './loadCode.ts';

/** The server's status codes, by address; undefined for a failing network. */
let answers: Record<string, number | undefined>;
let loadCode: (typeof loader)['loadCode'];
const reload = vi.fn<() => void>();

const PAGE = 'assets/Page-1.js';
const SHARED = 'assets/shared-1.js';

beforeEach(async () => {
  sessionStorage.clear();
  reload.mockReset();
  answers = { [`/${PAGE}`]: 200, [`/${SHARED}`]: 200 };
  vi.stubGlobal('fetch', async (address: string) => {
    const status = answers[address];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.resetModules(); // the module caches downloads
  ({ loadCode } = await import('./loadCode.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('imports nothing before all files are here, and each try after a failure is a real one', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'page');
  answers[`/${SHARED}`] = undefined;
  await expect(loadCode(load, [PAGE, SHARED])).rejects.toThrow(new TypeError('/assets/shared-1.js did not load'));
  expect(load).not.toHaveBeenCalled();
  answers[`/${SHARED}`] = 503;
  await expect(loadCode(load, [PAGE, SHARED])).rejects.toThrow(new TypeError('/assets/shared-1.js did not load: 503'));
  answers[`/${SHARED}`] = 200;
  expect(await loadCode(load, [PAGE, SHARED])).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again for a file that is gone, and once only', async () => {
  answers[`/${PAGE}`] = 404;
  loadCode(async () => 'page', [PAGE]).catch(() => undefined); // settles only where the page stays
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);

  vi.resetModules(); // the page after that
  ({ loadCode } = await import('./loadCode.ts'));
  await expect(loadCode(async () => 'page', [PAGE])).rejects.toThrow(new TypeError('/assets/Page-1.js did not load: 404'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads the page again once where several files are gone', async () => {
  answers = { [`/${PAGE}`]: 404, [`/${SHARED}`]: 404 };
  loadCode(async () => 'page', [PAGE]).catch(() => undefined);
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);

  vi.resetModules(); // the page after that
  ({ loadCode } = await import('./loadCode.ts'));
  await expect(loadCode(async () => 'page', [PAGE, SHARED])).rejects.toThrow(/did not load: 404/);
  await expect(loadCode(async () => 'shared', [SHARED])).rejects.toThrow('/assets/shared-1.js did not load: 404');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says that a file did not load where the browser ignores the order to load the page again', async () => {
  vi.useFakeTimers();
  answers[`/${PAGE}`] = 404;
  const failed = expect(loadCode(async () => 'page', [PAGE])).rejects.toThrow('/assets/Page-1.js did not load: 404');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays where the browser would not remember that it was loaded again', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('no storage');
    },
  });
  answers[`/${PAGE}`] = 404;
  await expect(loadCode(async () => 'page', [PAGE])).rejects.toThrow(new TypeError('/assets/Page-1.js did not load: 404'));
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again where an import fails although its files came', async () => {
  const lost = async () => Promise.reject(new TypeError('Importing a module script failed.'));
  loadCode(lost, [PAGE]).catch(() => undefined); // settles only where the page stays
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

it('passes what the module itself throws on to the caller', async () => {
  const broken = async () => Promise.reject(new RangeError('a bug'));
  await expect(loadCode(broken, [PAGE])).rejects.toThrow(new RangeError('a bug'));
  expect(reload).not.toHaveBeenCalled();
});

/** Firefox and Safari do this when the page is about to be left. */
const cancel = async () => {
  dispatchEvent(new Event('beforeunload'));
  throw new TypeError('NetworkError when attempting to fetch resource.');
};

it('reports no download that the browser cancels because the page is left, unless the page stays', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', cancel);
  const failed = vi.fn<() => void>();
  loadCode(async () => 'page', [PAGE]).catch(failed);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000); // the address was that of a file to save
  expect(failed).toHaveBeenCalledTimes(1);
});

it('does not load the page again for an import that the browser cancels because the page is left', async () => {
  vi.useFakeTimers();
  const failed = vi.fn<() => void>();
  loadCode(cancel, [PAGE]).catch(failed);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(failed).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('reports a download at once that fails after the page was about to leave and stayed', async () => {
  vi.useFakeTimers();
  dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(10_000);
  answers[`/${SHARED}`] = undefined;
  const failed = expect(loadCode(async () => 'page', [SHARED])).rejects.toThrow('/assets/shared-1.js did not load');
  await vi.advanceTimersByTimeAsync(100);
  await failed;
});
