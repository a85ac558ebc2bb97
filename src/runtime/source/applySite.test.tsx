import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { applySite } from './applySite.ts';

const siteOf = (merchantCode: string, title: string) =>
  resolveSite({
    schemaVersion: 5,
    template: { templateId: 'T', merchantCode, version: 'base', parameters: { title } },
  }).site;

const reload = vi.fn<() => void>();
const forget = vi.fn<(name: string) => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  forget.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('caches', { keys: async () => ['pages-1', 'files'], delete: async (name: string) => forget(name) });
});

it('shows a newer release on the page that is open', () => {
  const page = createStore(() => ({ site: siteOf('aurora', 'Aurora') }) as SiteValue); // the rest stays as it is
  applySite(page, { site: siteOf('aurora', 'Aurora Anew'), revision: 2 });
  expect(page.getState()).toMatchObject({ revision: 2, site: { title: 'Aurora Anew' } });
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page of a merchant whose host has become another’s, with all cached ones, and once', async () => {
  const page = createStore(() => ({ site: siteOf('aurora', 'Aurora') }) as SiteValue);
  applySite(page, { site: siteOf('mekong', 'Mekong') });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(forget.mock.calls).toEqual([['pages-1']]);
  expect(page.getState().site.title).toBe('Aurora');
  applySite(page, { site: siteOf('mekong', 'Mekong') });
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
  expect(reload).toHaveBeenCalledOnce();
});
