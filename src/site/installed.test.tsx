import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WEBCLIP_KEY, storeWebClip } from './installed.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

interface Start {
  readonly standalone?: boolean;
  readonly address?: string;
  readonly pagesBefore?: number;
  readonly flag?: string;
}

it.each<[string, Start, string | null]>([
  ['a start from the home screen of iOS', { standalone: true }, '1'],
  ['a page in Safari', { standalone: false }, null],
  ['a browser that knows no home screen', {}, null],
  ['a start by the manifest', { standalone: true, address: '/m/home?src=pwa' }, null],
  ['a start by the manifest, after a web clip', { standalone: true, address: '/m/home?src=pwa', flag: '1' }, null],
  ['a later page of the window', { standalone: true, pagesBefore: 1 }, null],
])('%s leaves its flag', (_title, { standalone, address = '/m/home', pagesBefore = 0, flag }, left) => {
  if (flag !== undefined) localStorage.setItem(WEBCLIP_KEY, flag);
  history.replaceState(null, '', address);
  vi.stubGlobal('navigator', standalone === undefined ? {} : { standalone });
  vi.stubGlobal('history', { length: pagesBefore + 1 });
  storeWebClip();
  expect(localStorage.getItem(WEBCLIP_KEY)).toBe(left);
});
