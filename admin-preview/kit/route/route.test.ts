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
    ['#/lotus/safety/login', { page: 'editor', merchantCode: 'lotus', section: 'safety', part: 'login' }],
    [
      '#/lotus/layout?at=%2Ftemplate%2Flayout%2Fhome%2F2',
      { page: 'editor', merchantCode: 'lotus', section: 'layout', at: '/template/layout/home/2' },
    ],
    [
      '#/lotus/changes/merchant?against=harbour',
      { page: 'editor', merchantCode: 'lotus', section: 'changes', part: 'merchant', against: 'harbour' },
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
    ['#/lotus', { page: 'editor', merchantCode: 'lotus', section: 'overview' }],
    ['#/lotus/nothing', { page: 'editor', merchantCode: 'lotus', section: 'overview' }],
  ])('“%s” leads to what is nearest', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it.each([
    ['access', 'safety'],
    ['access/nothing', 'safety'],
    ['access/chrome', 'chrome'],
    ['access/seo', 'seo'],
    ['access/lobby', 'featureSettings'],
    ['access/play', 'featureSettings'],
    ['access/content', 'featureSettings'],
    ['access/member', 'featureSettings'],
    ['access/records', 'featureSettings'],
    ['access/app', 'featureSettings'],
    ['access/responsible', 'safety'],
    ['access/documents', 'safety'],
    ['access/login', 'safety'],
    ['access/verification', 'safety'],
    ['access/gates', 'safety'],
    ['access/roles', 'safety'],
    ['access/measuring', 'safety'],
    ['access/calls', 'integration'],
    ['access/menus', 'integration'],
    ['access/social', 'integration'],
    ['access/images', 'integration'],
    ['access/team', 'integration'],
    ['access/timings', 'integration'],
    ['access?at=/template/conduct', 'safety'],
    ['access?at=/template/behaviour', 'safety'],
    ['access?at=/template/behaviour/seo/listed', 'seo'],
    ['access?at=/template/behaviour/menus/vip/path', 'integration'],
    ['access?at=/template/behaviour/roles/nonAgentTypes/0', 'safety'],
    ['layout?at=/template/layout/header/0', 'chrome'],
    ['layout?at=/template/layout/leftMenu', 'chrome'],
    ['layout/mall', 'layout'],
    ['switches?at=/switches/CBS3', 'switches'],
    ['look/dark', 'look'],
    ['changes/preset', 'changes'],
    ['history', 'history'],
  ])('the address “%s” of earlier days leads to the section %s', (address, section) => {
    const [path = '', query] = address.split('?at=');
    const at = query === undefined ? '' : `?at=${encodeURIComponent(query)}`;
    expect(readRoute(`#/lotus/${path}${at}`)).toMatchObject({ section, ...(query === undefined ? {} : { at: query }) });
  });
});
