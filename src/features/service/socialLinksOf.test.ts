import { expect, it } from 'vitest';
import { socialLinksOf } from './socialLinksOf.ts';

const telegram = { name: 'Telegram', url: 'https://t.example/house' };
const line = { name: 'Line', url: 'https://line.example/house' };
const download = 'https://t.example/download';

it.each([
  ['nothing, nothing', [], undefined, []],
  ['only addresses that are safe', [line, { name: 'Facebook', url: 'http://plain.example/' }], undefined, [line]],
  ['no network that has no icon', [{ name: 'Zalo', url: 'https://z.example/' }, line], undefined, [line]],
  ['a network however it is written', [{ ...line, name: ' LINE' }], undefined, [line]],
  ['Telegram of the downloads, first', [line], download, [{ name: 'Telegram', url: download }, line]],
  ['its own Telegram before that of the downloads', [line, telegram], download, [line, telegram]],
  ['no Telegram of the downloads that is not an address', [], 'tg://house', []],
])('shows of a platform with %s', (_what, socialLinks, app, links) => {
  expect(socialLinksOf({ socialLinks }, new Map(app === undefined ? [] : [['TELEGRAM', app]]))).toEqual(links);
});
