import { expect, it } from 'vitest';
import { socialLinksOf } from './socialLinksOf.ts';

const telegram = { name: 'Telegram', url: 'https://t.example/house' } as const;
const line = { name: 'Line', url: 'https://line.example/house' } as const;
const download = { resourceType: 'TELEGRAM', url: 'https://t.example/download' };

it.each([
  ['nothing, nothing', {}, []],
  ['only addresses that are safe', { socialLinks: [line, { name: 'Facebook' as const, url: 'http://plain.example/' }] }, [line]],
  [
    'Telegram of the downloads, first',
    { socialLinks: [line], downloadLinks: [download] },
    [{ name: 'Telegram', url: download.url }, line],
  ],
  [
    'its own Telegram before that of the downloads',
    { socialLinks: [line, telegram], downloadLinks: [download] },
    [line, telegram],
  ],
  ['no Telegram of the downloads that is no address', { downloadLinks: [{ ...download, url: 'tg://house' }] }, []],
])('shows of a platform with %s', (_what, settings, links) => {
  expect(socialLinksOf(settings)).toEqual(links);
});
