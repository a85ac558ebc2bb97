import type { Say } from '#texts/tool/say.ts';
import { actionTexts } from './actions.ts';
import { type ShortcutName, keysOf } from './shortcuts.ts';

/** What a shortcut does. */
export const shortcutTitle = (say: Say, name: ShortcutName): string => say(actionTexts[name]);

/** What a button does, with its shortcut: “Undo (Ctrl+Z)”. */
export const titleWithKeys = (say: Say, name: ShortcutName): string =>
  say('shortcuts.withKeys', { title: shortcutTitle(say, name), keys: keysOf(name) });
