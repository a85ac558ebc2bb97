import { expect, it } from 'vitest';
import { isOutdated } from './isOutdated.ts';

const supported = ['chrome >= 151', 'edge >= 151', 'safari >= 26', 'firefox >= 151'];
const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Safari/537.36`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const firefox = (version: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`;

it.each([
  ['Chrome of today', chrome('Chrome/153.0.0.0'), false],
  ['the oldest Chrome', chrome('Chrome/151.0.0.0'), false],
  ['an older Chrome', chrome('Chrome/150.0.0.0'), true],
  ['a headless Chrome', chrome('HeadlessChrome/112.0.5614.0'), true],
  ['Edge of today', chrome('Chrome/153.0.0.0 Edg/153.0.0.0'), false],
  ['an older Edge', chrome('Chrome/153.0.0.0 Edg/149.0.0.0'), true],
  ['Safari of today', safari('26.1'), false],
  ['an older Safari', safari('18.6'), true],
  ['Firefox of today', firefox('153.0'), false],
  ['an older Firefox', firefox('140.0'), true],
  ['a browser without a known name', 'Something/1.0', false],
])('%s', (_name, userAgent, expected) => {
  expect(isOutdated(userAgent, supported)).toBe(expected);
});
