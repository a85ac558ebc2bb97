import { expect, it, vi } from 'vitest';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { actionNames } from './actions.ts';
import { searchActions } from './searchActions.ts';
import { shortcutNames } from './shortcuts.ts';

it('offers every action that the operator may do, with its shortcut, and not the search itself', () => {
  vi.stubGlobal('navigator', { platform: 'Linux' });
  const all = Object.fromEntries(actionNames.map((name) => [name, () => undefined]));
  const { support: _support, ...few } = all;
  expect(searchActions(inEnglish, all).map(({ name }) => name)).toEqual(actionNames.filter((name) => name !== 'search'));
  expect(searchActions(inEnglish, few).map(({ name }) => name)).not.toContain('support');
  const keys = Object.fromEntries(searchActions(inEnglish, all).map(({ name, keys: of }) => [name, of]));
  expect(keys).toMatchObject({ publish: 'Ctrl+Enter', undo: 'Ctrl+Z', compare: undefined });
  expect(Object.keys(keys).filter((name) => keys[name])).toEqual(
    expect.arrayContaining(shortcutNames.filter((name) => name !== 'search')),
  );
  vi.unstubAllGlobals();
});
