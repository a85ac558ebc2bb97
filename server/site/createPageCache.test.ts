import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log/createLog.ts';
import { type PageCache, type Redirect, type Render, type Rendered, createPageCache } from './createPageCache.ts';
import { RenderRefused } from './createRenderQueue.ts';
import type { CachedPage } from './cachedPage.ts';

const MINUTE = 60_000;

let age: number;
let cache: PageCache;
let renders: number;
beforeEach(() => {
  age = 1;
  renders = 0;
  cache = createPageCache({ log: createLog('silent'), now: () => age, shrinks: true });
});

const page =
  (html: string, complete = true) =>
  async (): Promise<Rendered> => {
    renders += 1;
    return { status: 200, html, headers: { 'content-type': 'text/html' }, complete };
  };
const bug = async (): Promise<Rendered> => {
  throw new Error('bug');
};
const htmlOf = (answer: CachedPage | Redirect): string =>
  'redirect' in answer ? answer.redirect : answer.body.bytes.identity.toString();
type Draw = () => Promise<Rendered | Redirect>;
const allowed = (render: Draw): Render => ({ admit: () => undefined, kind: 'declared', render });
const get = async (render: Draw) => htmlOf(await cache.get('home', allowed(render)));

describe('the page cache', () => {
  it('renders once for all who ask at the same time', async () => {
    expect(await Promise.all([get(page('one')), get(page('two')), get(page('three'))])).toEqual(['one', 'one', 'one']);
    expect(renders).toBe(1);
  });

  it('gives a page of the last minute without rendering', async () => {
    await get(page('one'));
    age += MINUTE - 1;
    expect(await get(page('two'))).toBe('one');
    expect(cache.fresh('home')).toBeDefined();
    age += 2;
    expect(cache.fresh('home')).toBeUndefined();
  });

  it('gives an older page at once and renders the next behind it', async () => {
    await get(page('one'));
    age += MINUTE + 1;
    expect(await get(page('two'))).toBe('one');
    await expect.poll(() => get(page('three'))).toBe('two');
    expect(renders).toBe(2);
  });

  it('waits for a render when the page is older than ten minutes', async () => {
    await get(page('one'));
    age += 11 * MINUTE;
    expect(await get(page('two'))).toBe('two');
  });

  it.each([
    ['the platform failed', page('with gaps', false)],
    ['the player has a bug', bug],
  ])('keeps the page before when %s, and tries again soon', async (_title, render) => {
    await get(page('good'));
    age += 11 * MINUTE;
    expect(await get(render)).toBe('good');
    expect(cache.fresh('home')).toBeDefined();
    age += 5_001;
    expect(await get(page('better'))).toBe('better');
  });

  it('shows gaps when there is nothing better, for some seconds only', async () => {
    expect(await get(page('with gaps', false))).toBe('with gaps');
    age += 5_001;
    expect(cache.fresh('home')).toBeUndefined();
  });

  it('shares a page again that had gaps before, even if it looks the same', async () => {
    const gaps = async (): Promise<Rendered> => ({
      status: 200,
      html: 'same',
      headers: { 'cache-control': 'no-store' },
      complete: false,
    });
    const whole = async (): Promise<Rendered> => ({
      status: 200,
      html: 'same',
      headers: { 'cache-control': 'public' },
      complete: true,
    });
    await get(gaps);
    age += 11 * MINUTE;
    await get(whole);
    expect(cache.fresh('home')?.headers['cache-control']).toBe('public');
  });

  it('lets a bug through when there is nothing to show, and does not remember it', async () => {
    await expect(get(bug)).rejects.toThrow('bug');
    expect(await get(page('one'))).toBe('one');
  });

  describe('where a render is refused', () => {
    const refused = (): Render => ({
      ...allowed(page('never')),
      admit: () => {
        throw new RenderRefused(429, 1);
      },
    });

    it('gives an older page, whatever its age', async () => {
      await get(page('one'));
      age += 20 * MINUTE;
      expect(htmlOf(await cache.get('home', refused()))).toBe('one');
      expect(renders).toBe(1);
    });

    it('says so when there is none', async () => {
      await expect(cache.get('home', refused())).rejects.toThrow(RenderRefused);
    });

    it('still gives the page that another visitor has rendered', async () => {
      const [first, second] = await Promise.all([cache.get('home', allowed(page('one'))), cache.get('home', refused())]);
      expect([htmlOf(first), htmlOf(second)]).toEqual(['one', 'one']);
    });
  });

  it('drops no page of an address without a query for any number of those with one', async () => {
    const large = 'x'.repeat(1024 * 1024);
    await get(page('one'));
    for (let number = 0; number < 40; number += 1)
      await cache.get(`list?id=${number}`, { ...allowed(page(large)), kind: 'named' });
    expect(cache.fresh('home')).toBeDefined();
    expect([cache.has('list?id=0'), cache.has('list?id=39')]).toEqual([false, true]);
  });

  it('keeps the page of an address that names what cannot be looked up for some seconds only', async () => {
    await cache.get('list?type=X', { ...allowed(page('one')), kind: 'unknown' });
    expect(cache.fresh('list?type=X')).toBeDefined();
    expect(cache.has('list?type=X')).toBe(false); // it is looked up again
    age += 5_001;
    expect(cache.fresh('list?type=X')).toBeUndefined();
  });

  it('never keeps a redirect', async () => {
    expect(await get(async () => ({ redirect: '/m/home' }))).toBe('/m/home');
    expect(await get(page('one'))).toBe('one');
  });

  it('replaces the quick compression by the smallest, with the same name', async () => {
    const html = Array.from({ length: 4_000 }, (_item, index) => `<li>${(index * 7919) % 1009}</li>`).join('');
    const quick = await cache.get('home', allowed(page(html)));
    if ('redirect' in quick) throw new Error('no page');
    await expect.poll(() => cache.fresh('home')?.body.bytes.br.length).toBeLessThan(quick.body.bytes.br.length);
    const small = cache.fresh('home');
    expect(small?.body.etag).toBe(quick.body.etag);
    expect(brotliDecompressSync(small?.body.bytes.br ?? Buffer.alloc(0)).toString()).toBe(html);
  });

  it('leaves the quick compression where processor time is dear', async () => {
    const html = Array.from({ length: 4_000 }, (_item, index) => `<li>${(index * 7919) % 1009}</li>`).join('');
    const dear = createPageCache({ log: createLog('silent'), now: () => age, shrinks: false });
    const [quick, other] = [await dear.get('home', allowed(page(html))), await cache.get('home', allowed(page(html)))];
    if ('redirect' in quick || 'redirect' in other) throw new Error('no page');
    await expect.poll(() => cache.fresh('home')).not.toBe(other); // begun later, and done
    expect(dear.fresh('home')).toBe(quick);
  });
});
