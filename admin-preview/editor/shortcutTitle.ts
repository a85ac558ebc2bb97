import type { Say } from '#texts/tool/say.ts';
import { type ShortcutName, keysOf } from './shortcuts.ts';

const titles = {
  search: 'search.title',
  undo: 'editor.undo',
  redo: 'editor.redo',
  save: 'shortcuts.save',
  publish: 'publish.button',
  help: 'shortcuts.help',
} as const satisfies Readonly<Record<ShortcutName, string>>;

/** What a shortcut does. */
export const shortcutTitle = (say: Say, name: ShortcutName): string => say(titles[name]);

/** What a button does, with its shortcut: “Undo (Ctrl+Z)”. */
export const titleWithKeys = (say: Say, name: ShortcutName): string =>
  say('shortcuts.withKeys', { title: shortcutTitle(say, name), keys: keysOf(name) });
