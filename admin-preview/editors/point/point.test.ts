import { describe, expect, it } from 'vitest';
import { type FramePart, NO_MARKS } from '#schemas/edges/preview/frameParts.schema.ts';
import { createDraftStore } from '../../model/draft/draftStore.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { marksOf } from '../../model/settings/marksOf.ts';
import { settingsAtPart } from '../../model/settings/settingsAtPart.ts';
import { blocksUsing } from '../../model/settings/usedIn.ts';

function resolvedWith(edits: Readonly<Record<string, unknown>> = {}) {
  const store = createDraftStore({ view: sampleView() });
  for (const [pointer, value] of Object.entries(edits)) store.getState().setAt(pointer, value);
  return store.getState().resolved;
}

const look = { language: 'EN', theme: 'dark', texts: { 'home.hot': 'Hot games', 'app.close': 'Close' } } as const;
const part: FramePart = { block: '', field: '', text: '', picture: '', colours: [] };

describe('what a setting is used in', () => {
  it.each([
    ['the block with an entry that it decides about', '/switches/PSWEMAIL3', ['/template/layout/login/0']],
    ['the block whose entry needs a call', '/template/behaviour/platform/paths/wallet', ['/template/layout/header/0']],
    [
      'the block that needs a call',
      '/template/behaviour/platform/paths/hotGames',
      ['/template/layout/home/1', '/template/layout/hotGames/0'],
    ],
    ['the block that reads it', '/template/parameters/footer_nav', ['/template/layout/footerNav/0']],
    ['one placed block', '/template/layout/home/1/props/count', ['/template/layout/home/1']],
    ['every block of a region', '/template/layout/home', ['/template/layout/home/0', '/template/layout/home/1']],
    ['nothing that shows', '/template/behaviour/timings/toastMs', []],
  ])('is %s', (_title, pointer, expected) => {
    expect(blocksUsing(pointer, resolvedWith().site).map((block) => block.pointer)).toEqual(expected);
  });

  it('is a block whose condition asks for the switch', () => {
    const when = { any: [{ not: { switch: 'SECPRIV' } }, { installed: true }] };
    const { site } = resolvedWith({ '/template/layout/home/0/when': when });
    expect(blocksUsing('/switches/SECPRIV', site).map((block) => block.pointer)).toEqual(['/template/layout/home/0']);
  });
});

describe('marks of a setting', () => {
  it.each([
    ['a colour', '/template/theme/dark/brand', { colours: ['#aabbcc'] }],
    ['a picture', '/template/theme/logo', { pictures: ['/brand/demo/logo.svg'], blocks: ['/template/layout/header/0'] }],
    ['own texts', '/template/strings/EN', { texts: ['Play now', 'Enter'] }],
    ['one of them', '/template/strings/EN/header.login', { texts: ['Enter'], blocks: ['/template/layout/header/0'] }],
    ['a field of the register form', '/registerSettings/fields/confirmPassword/rules', { fields: ['confimpsw'] }],
    ['the footer', '/template/parameters/footer_nav', { blocks: ['/template/layout/footerNav/0'] }],
  ])('of %s', (_title, pointer, marks) => {
    const resolved = resolvedWith({
      '/template/theme/dark/brand': '#AABBCC',
      '/template/theme/logo': '/brand/demo/logo.svg',
      '/template/strings/EN': { 'home.claim': 'Play now', 'header.login': 'Enter' },
    });
    expect(marksOf(pointer, resolved)).toEqual({ ...NO_MARKS, ...marks });
  });
});

describe('settings of what is pointed at', () => {
  it.each<[string, Partial<FramePart>, string]>([
    ['a block', { block: '/template/layout/home/1' }, '/template/layout/home/1'],
    ['the bottom bar: its order', { block: '/template/layout/footerNav/0' }, '/template/parameters/footer_nav'],
    [
      'a field of the register form',
      { block: '/template/layout/register/0', field: 'confimpsw' },
      '/registerSettings/fields/confirmPassword',
    ],
    ['a shipped text', { text: 'Close' }, '/template/strings/EN/app.close'],
    ['an own text before the shipped one', { text: 'Hot!' }, '/template/strings/EN/home.hot'],
    ['a picture', { picture: '/brand/demo/logo.svg' }, '/template/theme/logo'],
    ['a colour', { colours: ['#aabbcc'] }, '/template/theme/dark/brand'],
  ])('begin with %s', (_title, found, first) => {
    const resolved = resolvedWith({
      '/template/theme/dark/brand': '#AABBCC',
      '/template/theme/logo': '/brand/demo/logo.svg',
      '/template/strings/EN': { 'home.hot': 'Hot!' },
    });
    expect(settingsAtPart({ ...part, ...found }, resolved, look)[0]).toBe(first);
  });

  it('are none for a login field of the same name, and none for nothing', () => {
    expect(settingsAtPart({ ...part, block: '/template/layout/login/0', field: 'username' }, resolvedWith(), look)).not.toContain(
      '/registerSettings/fields/username',
    );
    expect(settingsAtPart(part, resolvedWith(), look)).toEqual([]);
  });
});
