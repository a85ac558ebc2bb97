import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { goTo } from '../../kit/route/route.ts';
import { canEdit } from '../../kit/session/canEdit.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import type { Searched } from './useSearch.ts';

/** What a result is for: going there or doing it, and changing a switch on the spot. */
export function useChoice(onClose: () => void) {
  const store = useDraftStore();
  const { session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const resolved = useDraft((state) => state.resolved);

  const inDraft = (shown: string) => placeInDraft(shown, store.getState().document, resolved.full);

  function choose(chosen: Searched) {
    onClose();
    // What an action opens comes after the search has gone, which gives the focus back.
    if ('kind' in chosen) return requestAnimationFrame(chosen.run);
    const { pointer: shown, section } = chosen;
    const pointer = inDraft(shown);
    goTo({ page: 'editor', merchantCode, section, at: pointer });
    requestAnimationFrame(() => focusSetting(pointer));
  }

  /** Changes a switch and stays; nothing for whom may only read. */
  function toggleOf(entry: Searched) {
    const toggle = 'kind' in entry || !canEdit(session) ? undefined : entry.toggle;
    return toggle && (() => store.getState().setAt(inDraft(entry.pointer), toggle.next));
  }

  return { choose, toggleOf };
}
