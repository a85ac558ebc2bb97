import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { actionTexts } from './actions.ts';
import { type ShortcutName, keysOf } from './shortcuts.ts';

/** What a shortcut does. */
export const shortcutTitle = (t: ToolTranslator, name: ShortcutName): string => t(actionTexts[name]);

/** What a button does, with its shortcut: “Undo (Ctrl+Z)”. */
export const titleWithKeys = (t: ToolTranslator, name: ShortcutName): string =>
  t('shortcuts.withKeys', { title: shortcutTitle(t, name), keys: keysOf(name) });
