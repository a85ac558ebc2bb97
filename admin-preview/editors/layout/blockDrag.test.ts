import { describe, expect, it } from 'vitest';
import type { Region } from '#schemas/declare/names/regions.ts';
import { createDraftStore } from '../../model/draft/draftStore.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { blockDrag, dropId } from './blockDrag.ts';
import { moveBlock } from './moveBlock.ts';

const regions: readonly Region[] = ['home', 'homeFooter', 'register'];

function dragIn(edits: Readonly<Record<string, unknown>> = {}) {
  const store = createDraftStore({ view: sampleView() });
  for (const [pointer, value] of Object.entries(edits)) store.getState().setAt(pointer, value);
  const { document, resolved } = store.getState();
  return { drag: blockDrag(inEnglish, regions, document, resolved.full), state: store.getState() };
}

describe('a block that is dragged', () => {
  it('within its region takes the other’s place', () => {
    const { drag } = dragIn();
    expect(drag.moveOf('home banners 0', 'home hot 0')).toEqual({ from: 'home', index: 0, to: 'home', place: 1 });
  });

  it('goes to another region that takes it, before the block it is dropped on', () => {
    const { drag } = dragIn();
    expect(drag.moveOf('home banners 0', 'register form 0')).toEqual({ from: 'home', index: 0, to: 'register', place: 0 });
  });

  it('goes to an empty region', () => {
    const { drag } = dragIn({ '/template/layout/home': [{ id: 'v', block: 'vendor-strip' }] });
    expect(drag.moveOf('home v 0', dropId('homeFooter'))).toEqual({ from: 'home', index: 0, to: 'homeFooter', place: 0 });
  });

  it.each([
    ['a region that does not take it', 'home hot 0', 'register form 0'],
    ['itself', 'home hot 0', 'home hot 0'],
    ['nothing known', 'home hot 0', 'nowhere'],
  ])('stays where it is when dropped on %s', (_title, active, over) => {
    expect(dragIn().drag.moveOf(active, over)).toBeUndefined();
  });

  it('gets another id where its own is taken', () => {
    const { state } = dragIn({ '/template/layout/register': [{ id: 'banners', block: 'register-form' }] });
    expect(moveBlock(state, { from: 'home', index: 0, to: 'register', place: 1 })).toEqual({
      '/template/layout/home': [{ id: 'hot', block: 'hot-games', props: { count: 7 } }],
      '/template/layout/register': [
        { id: 'banners', block: 'register-form' },
        { id: 'banner-carousel', block: 'banner-carousel', props: { autoplayMs: 5000 } },
      ],
    });
  });
});
