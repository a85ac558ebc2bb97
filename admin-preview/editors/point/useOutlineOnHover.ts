import { useEffect } from 'react';
import { placeOnShow } from '../../model/draft/blockPlaces.ts';
import type { DraftStore } from '../../model/draft/draftStore.ts';
import type { PreviewStore } from '../../preview/frame/previewStore.ts';
import { marksOf } from '../../model/settings/marksOf.ts';

/** A pointer on its way somewhere else crosses many settings. */
const REST_MS = 140;

/** Outlines in the frame what the setting under the pointer, or with the focus, is used for. */
export function useOutlineOnHover(preview: PreviewStore, store: DraftStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: string | undefined;

    function outline() {
      const { document: draft, resolved } = store.getState();
      const shown = current === undefined ? undefined : placeOnShow(current, draft, resolved.full);
      preview.getState().outline(shown === undefined ? [] : [marksOf(shown, resolved)]);
    }

    function over({ target }: Event) {
      const setting = target instanceof Element ? target.closest<HTMLElement>('[data-pointer]') : null;
      const pointer = setting?.closest('main') ? setting.dataset['pointer'] : undefined;
      if (pointer === current) return;
      current = pointer;
      clearTimeout(timer);
      // A dialog, such as the search, may set outlines of its own: a pending outline from here must not replace them.
      if (target instanceof Element && target.closest('dialog')) return outline();
      timer = setTimeout(outline, REST_MS);
    }

    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', over);
    // After an edit other parts may be concerned.
    const leave = store.subscribe(({ resolved }, before) => {
      if (resolved !== before.resolved && current !== undefined) outline();
    });
    return () => {
      clearTimeout(timer);
      leave();
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', over);
    };
  }, [preview, store]);
}
