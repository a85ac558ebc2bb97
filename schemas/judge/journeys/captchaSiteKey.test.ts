import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { captchaSiteKey } from './captchaSiteKey.ts';

const [kind, siteKey] = ['kind', 'siteKey'].map((name) => `/template/behaviour/captcha/${name}`) as [string, string]; // one for each name
const missing = ['captcha.noSiteKey', siteKey, { op: 'set', pointer: kind, value: 'work' }];

test.each<[string, Readonly<Record<string, unknown>>, unknown[]]>([
  ['work for the device', {}, []],
  ['a picture', { [kind]: 'picture' }, []],
  ['Turnstile and its key', { [kind]: 'turnstile', [siteKey]: '1x00000000000000000000AA' }, []],
  ['Turnstile alone', { [kind]: 'turnstile' }, [missing]],
  ['hCaptcha and spaces', { [kind]: 'hcaptcha', [siteKey]: '  ' }, [missing]],
])('a site with %s', (_title, changes, found) => {
  expect(captchaSiteKey(resolvedWith(changes)).map(({ code, pointer, fix }) => [code, pointer, fix])).toEqual(found);
});
