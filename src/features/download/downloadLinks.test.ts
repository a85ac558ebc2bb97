import { expect, it } from 'vitest';
import { offersFor } from './downloadLinks.ts';

const settings = {
  downloadLinks: [
    { resourceType: 'Android', url: 'https://files.example/app.apk' },
    { resourceType: 'IOS', url: 'https://store.example/app' },
    { resourceType: 'MOBILECONFIG', url: 'https://files.example/app.mobileconfig' },
    { resourceType: 'TELEGRAM', url: 'https://telegram.example/app' },
  ],
};
const kinds = (system: 'android' | 'ios' | 'other', from: Parameters<typeof offersFor>[1]) =>
  offersFor({ system }, from).map(({ kind }) => kind);

it.each([
  ['android', ['android', 'shortcut']],
  ['ios', ['ios', 'profile', 'shortcut']],
  ['other', ['android', 'ios', 'profile', 'shortcut']],
] as const)('offers %s what it can use', (system, offers) => expect(kinds(system, settings)).toEqual(offers));

it('leaves out what has no address, or one that must not be followed', () => {
  expect(kinds('android', {})).toEqual(['shortcut']);
  expect(kinds('android', { downloadLinks: [{ resourceType: 'Android', url: 'javascript:alert(1)' }] })).toEqual(['shortcut']);
});
