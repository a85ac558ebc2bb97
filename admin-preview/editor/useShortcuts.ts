import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from '../draft/draftStore.ts';

/** Ctrl or Cmd with Z undoes, with Shift and Z (or Y) redoes, with K searches; everywhere but in an open dialog. */
export function useShortcuts(store: DraftStore, onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        search();
        return;
      }
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
      if (key !== 'z' && !isRedo) return;
      // The field's own undo would fight with the draft's: the draft holds the truth.
      event.preventDefault();
      const { undo, redo } = store.getState();
      if (isRedo) redo();
      else undo();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store]);
}
