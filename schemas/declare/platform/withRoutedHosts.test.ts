import { expect, it } from 'vitest';
import { withRoutedHosts } from './withRoutedHosts.ts';

const routed = ['https://one.example', 'https://two.example'];
const own = { imageHosts: ['https://own.example'] };

it.each([
  ['a bare list', {}, routed, { imageHosts: routed, callHosts: routed }],
  ['a list by name', { imageHosts: [] }, { hosts: routed }, { imageHosts: routed, callHosts: routed }],
  ['a list beside hosts of the settings', own, routed, { ...own, callHosts: routed }],
  ['an empty list', {}, [], {}],
  ['something without hosts', {}, {}, {}],
])('takes %s', (_what, settings, route, expected) => {
  expect(withRoutedHosts(settings, route)).toEqual(expected);
});
