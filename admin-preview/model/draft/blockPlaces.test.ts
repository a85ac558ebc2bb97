import { describe, expect, it } from 'vitest';
import { sampleView } from '../testing/sampleView.ts';
import { placeInDraft, placeOnShow } from './blockPlaces.ts';
import { bareRelease, resolveDraft } from './resolveDraft.ts';

const games = { id: 'games', block: 'hot-games' };
const twin = { id: 'games', block: 'hot-games' };
const banners = { id: 'banners', block: 'banner-carousel' };
const { live, presets } = sampleView();
const HOME = '/template/layout/home';

function both(home: readonly unknown[] | undefined) {
  const { template } = live.document;
  const draft = home === undefined ? live.document : { ...live.document, template: { ...template, layout: { home } } };
  return { draft, shown: resolveDraft(draft, presets, bareRelease(live.document)).full };
}

describe('the place of a block, on show and in the draft', () => {
  it.each<[string, readonly unknown[] | undefined, string, string]>([
    ['behind an entry that cannot be read', ['junk', games], `${HOME}/0`, `${HOME}/1`],
    [
      'between two of them',
      [null, games, { id: 'nameless' }, banners],
      `${HOME}/1/props/autoplayMs`,
      `${HOME}/3/props/autoplayMs`,
    ],
    ['of twins', [games, 'junk', twin], `${HOME}/1`, `${HOME}/2`],
    ['in a list that can be read', [banners, games], `${HOME}/1/when`, `${HOME}/1/when`],
    ['in the preset’s list', undefined, `${HOME}/1`, `${HOME}/1`],
    ['outside the layout', ['junk', games], '/template/theme/dark/brand', '/template/theme/dark/brand'],
  ])('%s', (_title, home, onShow, inDraft) => {
    const { draft, shown } = both(home);
    expect([placeInDraft(onShow, draft, shown), placeOnShow(inDraft, draft, shown)]).toEqual([inDraft, onShow]);
  });

  it('is nowhere on show for what cannot be read', () => {
    const { draft, shown } = both(['junk', games]);
    expect(placeOnShow(`${HOME}/0`, draft, shown)).toBeUndefined();
  });
});
