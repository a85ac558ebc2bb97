import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { safeUrls } from './safeUrls.ts';

const logo = '/template/theme/logo';

test.each([
  ['/template/parameters/image_fav_icon'],
  ['/template/parameters/image_loading'],
  ['/template/parameters/app_background'],
  ['/template/theme/logo'],
  ['/template/theme/logoLight'],
  ['/template/theme/backdrop'],
])('%s is checked', (pointer) => {
  expect(safeUrls(resolvedWith({ [pointer]: 'javascript:alert(1)' }))).toMatchObject([
    { code: 'url.unsafe', severity: 'error', pointer },
  ]);
});

test.each([
  ['javascript:alert(1)', 'scheme', { op: 'remove', pointer: logo }],
  ['http://cdn.example/logo.svg', 'insecure', { op: 'set', pointer: logo, value: 'https://cdn.example/logo.svg' }],
  ['//cdn.example/logo.svg', 'other-host', { op: 'set', pointer: logo, value: 'https://cdn.example/logo.svg' }],
  ['logo.svg', 'relative', { op: 'set', pointer: logo, value: '/logo.svg' }],
])('%s can be fixed', (url, reason, fix) => {
  expect(safeUrls(resolvedWith({ [logo]: url }))).toMatchObject([{ params: { url, reason }, fix }]);
});

test('an empty address and a colour behind the app page are fine', () => {
  expect(safeUrls(resolvedWith({ [logo]: '', '/template/parameters/app_background': '#aabbcc' }))).toEqual([]);
});
