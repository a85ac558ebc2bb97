import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import type { SearchAction } from '../search/searchCommands.ts';
import { type Acts, actionNames, actionTexts } from './actions.ts';
import { isShortcut, keysOf } from './shortcuts.ts';

/** The actions that the search offers: all but the search itself. */
export const searchActions = (t: ToolTranslator, acts: Acts): SearchAction[] =>
  actionNames.flatMap((name) => {
    const run = name === 'search' ? undefined : acts[name];
    return run ? [{ name, title: t(actionTexts[name]), keys: isShortcut(name) ? keysOf(name) : undefined, run }] : [];
  });
