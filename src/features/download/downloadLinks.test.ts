import { expect, it } from 'vitest';
import { linksOf, downloadsFor } from './downloadLinks.ts';

const settings = {
  downloadLinks: [
    { resourceType: 'Android', url: 'https://files.example/app.apk' },
    { resourceType: 'IOS', url: 'https://store.example/app' },
    { resourceType: 'MOBILECONFIG', url: 'https://files.example/app.mobileconfig' },
    { resourceType: 'TELEGRAM', url: 'https://telegram.example/app' },
  ],
};
const kinds = (system: 'android' | 'ios' | 'other', from: Parameters<typeof linksOf>[0], key = 'downloadLinks') =>
  downloadsFor({ system }, linksOf(from, key)).map(({ kind }) => kind);

it.each([
  ['android', ['android', 'shortcut']],
  ['ios', ['ios', 'profile', 'shortcut']],
  ['other', ['android', 'ios', 'profile', 'shortcut']],
] as const)('offers %s what it can use', (system, offers) => expect(kinds(system, settings)).toEqual(offers));

it('leaves out what has no address, or one that must not be followed', () => {
  expect(kinds('android', {})).toEqual(['shortcut']);
  expect(kinds('android', { downloadLinks: [{ resourceType: 'Android', url: 'javascript:alert(1)' }] })).toEqual(['shortcut']);
});

it('finds them under the name that the platform has for them, and overlooks what is none', () => {
  const { downloadLinks } = settings;
  const others = { apps: [null, 7, { resourceType: 'IOS' }, ...downloadLinks], downloadLinks: [] };
  expect(kinds('ios', others, 'apps')).toEqual(['ios', 'profile', 'shortcut']);
  expect(kinds('ios', { downloadLinks }, 'apps')).toEqual(['shortcut']);
});
