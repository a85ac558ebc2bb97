import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysOf, shortcutOf } from './shortcuts.ts';

afterEach(() => vi.unstubAllGlobals());

const press = (key: string, held: Partial<KeyboardEvent> = {}, target: Partial<HTMLElement> | null = null) =>
  shortcutOf({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target, ...held, key } as KeyboardEvent);

describe('a shortcut', () => {
  it.each([
    ['k', { ctrlKey: true }, 'search'],
    ['k', { metaKey: true }, 'search'],
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['s', { ctrlKey: true }, 'save'],
    ['Enter', { ctrlKey: true }, 'publish'],
    ['?', { shiftKey: true }, 'help'],
    ['k', {}, undefined],
    ['s', { ctrlKey: true, altKey: true }, undefined],
    ['s', { ctrlKey: true, shiftKey: true }, undefined],
    ['x', { ctrlKey: true }, undefined],
  ] as const)('%s with %o is %s', (key, held, name) => {
    expect(press(key, held)).toBe(name);
  });

  it.each([
    ['Linux x86_64', 'Ctrl+Shift+Z', 'Ctrl+Enter'],
    ['MacIntel', '⌘⇧Z', '⌘Enter'],
  ])('is named as the keys are on %s', (platform, redo, publish) => {
    vi.stubGlobal('navigator', { platform });
    expect([keysOf('redo'), keysOf('publish')]).toEqual([redo, publish]);
  });
});
