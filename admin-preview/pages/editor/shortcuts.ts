import type { ActionName } from './actions.ts';

/** What the keyboard does in the editor, everywhere but in an open dialog. `mod` is Ctrl, or ⌘ on a Mac. */
export const shortcuts = {
  search: ['mod', 'k'],
  undo: ['mod', 'z'],
  redo: ['mod', 'shift', 'z'],
  save: ['mod', 's'],
  publish: ['mod', 'Enter'],
  help: ['?'],
} as const satisfies Readonly<Partial<Record<ActionName, readonly string[]>>>;
export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as readonly ShortcutName[]; // the keys of a literal

export const isShortcut = (name: ActionName): name is ShortcutName => Object.hasOwn(shortcuts, name);

/** What Windows calls redo. */
const REDO_TOO = 'mod y';

/** Names of keys: as they are printed on a Mac and on other keyboards, and as the DOM calls them. */
const keyNames = {
  mac: { mod: '⌘', shift: '⇧', aria: 'Meta', between: '' },
  other: { mod: 'Ctrl', shift: 'Shift', aria: 'Control', between: '+' },
} as const;
const namesHere = () => keyNames[/Mac|iPhone|iPad/.test(navigator.platform) ? 'mac' : 'other'];

const join = (name: ShortcutName, mod: string, shift: string, between: string): string =>
  shortcuts[name]
    .map((key) => (key === 'mod' ? mod : key === 'shift' ? shift : key.length === 1 ? key.toUpperCase() : key))
    .join(between);

/** The keys of a shortcut as this keyboard has them: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function keysOf(name: ShortcutName): string {
  const { mod, shift, between } = namesHere();
  return join(name, mod, shift, between);
}

/** The same for assistive technology, which knows keys by the names of the DOM. */
export const ariaKeysOf = (name: ShortcutName): string => join(name, namesHere().aria, 'Shift', '+');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const withKeys = (keys: string): ShortcutName | undefined =>
  shortcutNames.find((name) => shortcuts[name].join(' ').toLowerCase() === keys);

/** The shortcut of a key press, if any. A single key does not count while a field has the focus. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  const isWithMod = event.ctrlKey || event.metaKey;
  if (!isWithMod) return isTyping(event.target) ? undefined : withKeys(key);
  const pressed = ['mod', ...(event.shiftKey ? ['shift'] : []), key].join(' ');
  return pressed === REDO_TOO ? 'redo' : withKeys(pressed);
}
