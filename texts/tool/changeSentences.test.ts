import { describe, expect, it } from 'vitest';
import { inEnglish } from './toolTranslator.ts';
import { samplePreset, sampleView } from '../../admin-preview/model/testing/sampleView.ts';
import { changeSentences, changeTexts } from './changeSentences.ts';
import { createDraftStore } from '../../admin-preview/model/draft/draftStore.ts';
import type { DraftState } from '../../admin-preview/model/draft/DraftState.ts';

const t = inEnglish;

function sentencesOf(edit: (draft: DraftState) => void): string[] {
  const store = createDraftStore({ view: sampleView() });
  const before = store.getState().resolved.full;
  edit(store.getState());
  return changeSentences(t, before, store.getState().resolved.full).map(({ title, text }) => `${title}: ${text}`);
}

const HOME = '/template/layout/home';
const home = samplePreset.template.layout?.home ?? [];

describe('change sentences', () => {
  it.each<[string, (draft: DraftState) => void, string[]]>([
    ['nothing', () => undefined, []],
    [
      'a footer item that moved',
      ({ setAt }) => setAt('/template/parameters/footer_nav', 'home,member,deposit'),
      ['Footer order: Deposit: position 2 → 3'],
    ],
    [
      'footer items that came, went and moved',
      ({ setAt }) => setAt('/template/parameters/footer_nav', 'member,chat,home'),
      ['Footer order: added: Chat', 'Footer order: removed: Deposit', 'Footer order: Home: position 1 → 3'],
    ],
    [
      'a footer order with nothing left',
      ({ setAt }) => setAt('/template/parameters/footer_nav', ''),
      ['Footer order: Home, Deposit, My account → empty'],
    ],
    ['languages', ({ setAt }) => setAt('/template/parameters/language', 'CN'), ['Languages: removed: English']],
    ['a switch', ({ setAt }) => setAt('/switches/TRIAL3', '0'), ['Free trial: on → off']],
    ['a text', ({ setAt }) => setAt('/template/parameters/title', 'New'), ['Site title: “Demo” → “New”']],
    ['a colour', ({ setAt }) => setAt('/template/theme/dark/brand', '#112233'), ['Dark theme › Brand: #8d8bff → #112233']],
    ['a choice', ({ setAt }) => setAt('/template/theme/corners', 'round'), ['Corners: Soft → Round']],
    [
      'an own text',
      ({ setAt }) => setAt('/template/strings/EN', { 'home.claim': 'Play' }),
      ['Custom texts › English › “Your games, wherever you are”: default text → “Play”'],
    ],
    [
      'an own text of a key that is not the product’s',
      ({ setAt }) => setAt('/template/strings/EN/nobody.knows', 'ok'),
      ['Custom texts › English › unknown text “nobody.knows”: not set → “ok”'],
    ],
    [
      'an address of a call',
      ({ setAt }) => setAt('/template/behaviour/platform/paths/redRain', '/wps/redrain2'),
      ['Paths: empty → Path: red packet rain · redRain: /wps/redrain2'],
    ],
    ['a register field', ({ setAt }) => setAt('/registerSettings/fields/email/required', true), ['E-mail › Required: off → on']],
    [
      'rules',
      ({ setAt }) => setAt('/registerSettings/fields/email/rules', [{ rule: 'format', value: 'email' }]),
      ['E-mail › Rules: empty → Matches the format email'],
    ],
    [
      'a block that came',
      ({ setAt }) => setAt(HOME, [...home, { id: 'w', block: 'winner-board' }]),
      ['Home: added: Winner board'],
    ],
    ['a block that went', ({ setAt }) => setAt(HOME, home.slice(0, 1)), ['Home: removed: Hot games']],
    ['blocks in another order', ({ setAt }) => setAt(HOME, home.toReversed()), ['Home: Banners: position 1 → 2']],
    ['a block set up otherwise', ({ setAt }) => setAt(`${HOME}/1/props/count`, 9), ['Home: Hot games › Games: 7 → 9']],
    [
      'a property of a block that had its default',
      ({ setAt }) => setAt(`${HOME}/0/props`, { autoplayMs: 5000, speedMs: 500 }),
      ['Home: Banners › Change takes: 1 sec (default) → 500 ms'],
    ],
    [
      'a block shown to others',
      ({ setAt }) => setAt(`${HOME}/0/when`, { audience: ['guest'] }),
      ['Home: Banners: visibility changed'],
    ],
  ])('describe %s', (_title, edit, expected) => {
    expect(sentencesOf(edit)).toEqual(expected);
  });

  it('say that an own text is the shipped one again', () => {
    const claim = { pointer: '/template/strings/EN/home.claim', before: 'Play' };
    expect(changeTexts(t, [claim], {}).map(({ text }) => text)).toEqual(['“Play” → default text']);
  });

  it('say the default of what a document does not say', () => {
    const header = { pointer: '/template/behaviour/platform/tokenHeader', after: 'x-token' };
    expect(changeTexts(t, [header], {}).map(({ text }) => text)).toEqual(['“authorization” (default) → “x-token”']);
  });

  it('say the whole order where most of it is another', () => {
    const footer = {
      pointer: '/template/parameters/footer_nav',
      before: 'home,deposit,member,chat,mine',
      after: 'mine,chat,member,deposit,home',
    };
    expect(changeTexts(t, [footer], {}).map(({ text }) => text)).toEqual([
      'Home, Deposit, My account, Chat, mine → mine, Chat, My account, Deposit, Home',
    ]);
  });

  it('carry the colours, of which one may be left to the preset', () => {
    const brand = { pointer: '/template/theme/light/brand', after: '#112233' };
    expect(changeTexts(t, [brand], {})[0]?.colours).toEqual({ before: undefined, after: '#112233' });
  });
});
