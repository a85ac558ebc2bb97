import { useEffect, useEffectEvent } from 'react';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

/** Does what a shortcut stands for; nothing while a dialog is open. */
export function useShortcuts(act: Readonly<Record<ShortcutName, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = document.querySelector('dialog[open]') ? undefined : shortcutOf(event);
    if (name === undefined) return;
    // The browser's own saving means nothing here, and a field's own undo would fight with the draft's, which holds the truth.
    event.preventDefault();
    act[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
