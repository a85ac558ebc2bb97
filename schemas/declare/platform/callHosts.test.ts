import { expect, it } from 'vitest';
import { callHosts } from './callHosts.ts';

it.each<[string, string[] | undefined, string[]]>([
  ['a list', ['https://a.example/', 'https://b.example:8443/api'], ['https://a.example', 'https://b.example:8443/api']],
  ['the same host twice', ['https://a.example', 'https://a.example/'], ['https://a.example']],
  ['a stand-in on this machine', ['http://127.0.0.1:81'], ['http://127.0.0.1:81']],
  ['none', undefined, []],
  [
    'what is not a host',
    [
      'http://a.example',
      'javascript:alert(1)',
      "https://a.example; script-src 'unsafe-eval'", // would add a directive to the page's policy, which lists the hosts
      '//a.example',
      'https://a@b.example',
    ],
    [],
  ],
])('hosts of %s', (_what, listed, hosts) => {
  expect(callHosts(listed === undefined ? {} : { callHosts: listed }).map(({ base }) => base)).toEqual(hosts);
});
