import { describe, expect, it } from 'vitest';
import { createGameIndex } from './createGameIndex.ts';

const studios = [
  { vassalage: 'NOVR', displayName: 'Nova Reel' },
  { vassalage: 'FANC', displayName: 'Fan & Clover' },
  { vassalage: 'AV', displayName: 'Avant Versus' },
];

/** In order of popularity. */
const named: [gameName: string, gameType: string, vassalage: string, classify?: string[]][] = [
  ['Dragon Gate Vault', 'RNG', 'FANC'],
  ['Emperor Koi', 'FISH', 'FANC'],
  ['Golden Dragon', 'RNG', 'NOVR'],
  ['Dragon', 'RNG', 'FANC'],
  ['Pharaoh’s Ledger', 'RNG', 'NOVR'],
  ['Rose & Mirror', 'RNG', 'FANC'],
  ['Salon Privé', 'LIVE', 'FANC', ['ROU']],
  ['Thunderhall', 'RNG', 'FANC'],
  ['Lửa Rồng', 'RNG', 'FANC'],
  ['龙王发财', 'FISH', 'FANC'],
  ['มังกรทอง', 'RNG', 'FANC'],
  ['드래곤 파이어', 'RNG', 'FANC'],
  ['Cup Nights', 'SPORTS', 'AV'],
];

function indexed() {
  const index = createGameIndex(studios, { esportsVendors: ['AV'], cockfightVendors: [] });
  named.forEach(([gameName, gameType, vassalage, classify = []], nodeId) =>
    index.add({ gameId: `G${nodeId}`, nodeId, gameName, gameType, vassalage, classify, iconUrl: '/art/none' }),
  );
  return index;
}
const index = indexed();
const names = (query: string) => index.find(query).ids.map((id) => index.gameAt(id, 'EN').gameName);

describe('a search finds', () => {
  it.each([
    ['words in any order', 'vault dragon', 'Dragon Gate Vault'],
    ['words that are begun', 'emp k', 'Emperor Koi'],
    ['a wrong letter', 'emporer koi', 'Emperor Koi'],
    ['two letters swapped', 'dargon gate', 'Dragon Gate Vault'],
    ['no apostrophe', 'pharaohs', 'Pharaoh’s Ledger'],
    ['another apostrophe', "pharaoh's", 'Pharaoh’s Ledger'],
    ['and for &', 'rose and mirror', 'Rose & Mirror'],
    ['no accents', 'prive', 'Salon Privé'],
    ['no Vietnamese signs', 'lua rong', 'Lửa Rồng'],
    ['full-width letters', 'ｅｍｐｅｒｏｒ', 'Emperor Koi'],
    ['a space too few', 'dragongate', 'Dragon Gate Vault'],
    ['a space too many', 'thunder hall', 'Thunderhall'],
    ['Chinese characters', '发财', '龙王发财'],
    ['pinyin', 'longwang', '龙王发财'],
    ['initials of pinyin', 'lwfc', '龙王发财'],
    ['a word of a name without spaces', 'ทอง', 'มังกรทอง'],
    ['Latin letters for Korean', 'deuraegon', '드래곤 파이어'],
    ['Cyrillic for Latin letters', 'емперор', 'Emperor Koi'],
    ['a word that no game has beside one that games have', 'emperor xyzzy', 'Emperor Koi'],
  ])('%s: %s', (_what, query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  it('nothing for words that no game has, and names what may have been meant', () => {
    expect(names('xyzzy')).toEqual([]);
    expect(names('salon koi')).toEqual([]);
    const suggested = (passes: (id: number) => boolean) =>
      index.suggest('salon koi', passes).map((id) => index.gameAt(id, 'EN').gameName);
    expect(suggested(() => true)).toEqual(['Salon Privé', 'Emperor Koi']);
    expect(suggested((id) => id !== 1)).toEqual(['Salon Privé']);
  });

  it('nothing without a word', () => {
    expect(names(' & ')).toEqual([]);
  });
});

describe('the order', () => {
  it('is by match, then by popularity', () => {
    expect(names('dragon')).toEqual(['Dragon', 'Dragon Gate Vault', 'Golden Dragon']);
    expect(names('dra')).toEqual(['Dragon Gate Vault', 'Dragon', 'Golden Dragon']);
  });
});

describe('studios and categories', () => {
  it.each([
    ['a studio', 'nova reel', ['NOVR'], []],
    ['a studio that is begun', 'nova', ['NOVR'], []],
    ['a studio with &', 'fan and clover', ['FANC'], []],
    ['a studio with a mistake', 'novva reel', ['NOVR'], []],
    ['a category', 'fishing', [], ['FISH']],
    ['a category in another language', '老虎机', [], ['RNG']],
    ['a synonym', 'pokies', [], ['RNG']],
    ['a category of its own among sports', 'esports', [], ['ESPORTS']],
  ])('are found by %s', (_what, query, vendors, categories) => {
    expect(index.find(query)).toMatchObject({ vendors, categories });
    expect(index.find(query).ids).not.toEqual([]);
  });

  it('are results with their games', () => {
    expect(names('nova reel')).toEqual(['Golden Dragon', 'Pharaoh’s Ledger']);
    expect(names('roulette')).toEqual(['Salon Privé']);
  });

  it('narrow the words beside them', () => {
    expect(names('nova dragon')).toEqual(['Golden Dragon']);
    expect(names('nova slots')).toEqual(['Golden Dragon', 'Pharaoh’s Ledger']);
  });
});

it('a game is found by its names in other languages, and has the one of the reader', () => {
  const translated = indexed();
  expect(translated.addName(1, 'CN', '皇帝锦鲤')).toBe(true);
  expect(translated.addName(2, 'CN', 'Golden Dragon')).toBe(false);
  expect(translated.addName(99, 'CN', '没有')).toBe(false);
  const [id = -1] = translated.find('huangdi').ids;
  expect(translated.gameAt(id, 'CN').gameName).toBe('皇帝锦鲤');
  expect(translated.gameAt(id, 'EN').gameName).toBe('Emperor Koi');
});
