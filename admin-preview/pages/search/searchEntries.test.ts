import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../model/draft/draftStore.ts';
import { settings } from '#schemas/declare/settings/settings.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { findEntries, searchEntries } from './searchEntries.ts';

function entriesWith(edits: Readonly<Record<string, unknown>> = {}) {
  const store = createDraftStore({ view: sampleView() });
  for (const [pointer, value] of Object.entries(edits)) store.getState().setAt(pointer, value);
  const { resolved, liveResolved } = store.getState();
  return searchEntries(inEnglish, { ...resolved, liveFull: liveResolved.full });
}

const first = (text: string, edits?: Readonly<Record<string, unknown>>) => findEntries(entriesWith(edits), text)[0]?.pointer;

describe('search', () => {
  it('knows every setting there is', () => {
    const pointers = new Set(entriesWith().map(({ pointer }) => pointer));
    expect(settings.filter(({ pointer }) => !pointers.has(pointer))).toEqual([]);
  });

  it.each([
    ['a title', 'footer ord', '/template/parameters/footer_nav'],
    ['words in any order', 'minutes idle', '/template/behaviour/responsible/idleMinutes'],
    ['a key of the documents', 'PSWPHONE3', '/switches/PSWPHONE3'],
    ['a setting inside a placed block', 'hot games ranks', '/template/layout/home/1/props/ranks'],
    ['a placed block', 'banner-carousel', '/template/layout/home/0'],
    ['another word for a block', 'hero', '/template/layout/home/0'],
    ['a field', 'e-mail required', '/registerSettings/fields/email/required'],
  ])('finds by %s', (_title, text, pointer) => {
    expect(first(text)).toBe(pointer);
  });

  it('finds by what a setting says now', () => {
    expect(first('#123abc', { '/template/theme/dark/line': '#123abc' })).toBe('/template/theme/dark/line');
  });

  it('finds own texts by key and by words, whatever their accents', () => {
    const edits = { '/template/strings/VN': { 'home.hot': 'Trò chơi' } };
    expect(first('tro choi', edits)).toBe('/template/strings/VN/home.hot');
    expect(first('home.hot', edits)).toBe('/template/strings/VN/home.hot');
  });

  it('marks what is not live yet, and nothing that only differs from the preset', () => {
    const edits = { '/template/behaviour/responsible/idleMinutes': 7, '/template/strings/EN/home.hot': 'Hot' };
    const changed = entriesWith(edits)
      .filter(({ isChanged }) => isChanged)
      .map(({ pointer }) => pointer);
    expect(changed).toEqual(['/template/strings/EN', ...Object.keys(edits)]);
  });

  it('has one line for a region and the only block in it, found by both names', () => {
    const found = findEntries(entriesWith(), 'sign-up form').map(({ pointer }) => pointer);
    expect(found[0]).toBe('/template/layout/register');
    expect(found).not.toContain('/template/layout/register/0');
    expect(first('register-form')).toBe('/template/layout/register');
  });

  it('lists what connects a site to its platform last, however well it answers', () => {
    const found = findEntries(entriesWith(), 'chat');
    const places = found.map(({ isPlumbing }) => isPlumbing);
    expect(places.indexOf(true)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)));
    expect(found[0]?.title).toBe('Live chat');
  });

  it('finds nothing for an unknown word', () => {
    expect(findEntries(entriesWith(), 'zzzz')).toEqual([]);
  });
});
