import { describe, expect, it } from 'vitest';
import { type Route, addressOf, readRoute } from './route.ts';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['#/', { page: 'merchants' }],
    ['#/-/people', { page: 'people' }],
    ['#/-/webhooks', { page: 'webhooks' }],
    ['#/-/audit', { page: 'audit' }],
    ['#/-/account', { page: 'account' }],
    ['#/-/link/abc_DEF-1', { page: 'link', token: 'abc_DEF-1' }],
    ['#/lotus/switches', { page: 'editor', merchantCode: 'lotus', section: 'switches' }],
    ['#/lotus/access/seo', { page: 'editor', merchantCode: 'lotus', section: 'access', part: 'seo' }],
    [
      '#/lotus/layout?at=%2Ftemplate%2Flayout%2Fhome%2F2',
      { page: 'editor', merchantCode: 'lotus', section: 'layout', at: '/template/layout/home/2' },
    ],
  ])('%s leads there and back', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
    expect(addressOf(route)).toBe(hash);
  });

  it.each<[string, Route]>([
    ['', { page: 'merchants' }],
    ['#', { page: 'merchants' }],
    ['#/-/nothing', { page: 'merchants' }],
    ['#/-/link', { page: 'merchants' }],
    ['#/lotus', { page: 'editor', merchantCode: 'lotus', section: 'footer' }],
    ['#/lotus/nothing', { page: 'editor', merchantCode: 'lotus', section: 'footer' }],
  ])('“%s” leads to what is nearest', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });
});
