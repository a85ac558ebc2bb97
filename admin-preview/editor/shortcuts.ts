/** What the keyboard does in the editor, everywhere but in an open dialog. `mod` is Ctrl, or ⌘ on a Mac. */
export const shortcuts = {
  search: ['mod', 'k'],
  undo: ['mod', 'z'],
  redo: ['mod', 'shift', 'z'],
  save: ['mod', 's'],
  publish: ['mod', 'enter'],
  help: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as readonly ShortcutName[]; // the keys of a literal

/** What Windows calls redo. */
const REDO_TOO = 'mod y';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const symbols: Readonly<Record<string, readonly [onMac: string, elsewhere: string]>> = {
  mod: ['⌘', 'Ctrl'],
  shift: ['⇧', 'Shift'],
  enter: ['Enter', 'Enter'],
};

/** The keys of a shortcut as this keyboard has them: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function keysOf(name: ShortcutName): string {
  const onMac = isMac();
  const keys = shortcuts[name].map((key) => symbols[key]?.[onMac ? 0 : 1] ?? key.toUpperCase());
  return keys.join(onMac ? '' : '+');
}

/** The same for assistive technology, which knows keys by the names of the DOM. */
export const ariaKeysOf = (name: ShortcutName): string =>
  shortcuts[name]
    .map((key) => ({ mod: isMac() ? 'Meta' : 'Control', shift: 'Shift', enter: 'Enter' })[key as string] ?? key.toUpperCase())
    .join('+');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The shortcut that was pressed, if it is one. A key alone is none while somebody types. */
export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  const isWithMod = event.ctrlKey || event.metaKey;
  if (!isWithMod) return isTyping(event.target) ? undefined : shortcutNames.find((name) => shortcuts[name].join(' ') === key);
  const pressed = ['mod', ...(event.shiftKey ? ['shift'] : []), key].join(' ');
  return pressed === REDO_TOO ? 'redo' : shortcutNames.find((name) => shortcuts[name].join(' ') === pressed);
}
