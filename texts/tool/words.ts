import { type Language, isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { isMenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import type { Setting } from '#schemas/declare/settings/settings.ts';
import { type Say, isToolText } from './say.ts';

/** Kinds of words in a setting's list. */
export type WordKind =
  | 'footer'
  | 'field'
  | 'category'
  | 'language'
  | 'audience'
  | 'option'
  | 'rule'
  | 'format'
  | 'shared'
  | 'screen'
  | 'shade'
  | 'role'
  | 'menuGroup';

/** A language as operators call it, and as it calls itself, where that is not the same. */
function languageName(say: Say, language: Language): string {
  const [name, { endonym }] = [say(`language.${language}`), languages[language]];
  return name === endonym ? name : `${name} · ${endonym}`;
}

/** Name of a document's word for operators; an unknown word is shown unchanged. */
export function wordName(say: Say, kind: WordKind, word: string): string {
  if (kind === 'language' && isLanguage(word)) return languageName(say, word);
  const key = `${kind}.${word}`;
  return isToolText(key) ? say(key) : word;
}

/** Name of a pair's right side for operators; empty for an empty one. */
export const rightName = (say: Say, pointer: string, right: string): string =>
  right === '' ? say('value.empty') : choiceName(say, pointer, right);

/** What operators call the left side of a pair: a name of a table that pairs change has a title, anything else is shown as it is. */
export const leftName = (say: Say, { pointer, pair }: Pick<Setting, 'pointer' | 'pair'>, left: string): string =>
  pair?.usual?.[left] === undefined
    ? left
    : say('page.choice', { title: say.declared(`${pointer}/${left}`, 'title'), address: left });

const moduleCalls = pointerTo('template', 'behaviour', 'platform', 'moduleCalls');

/** Name of a setting's choice for operators. The same word may have several meanings: the setting's own text takes precedence. */
export function choiceName(say: Say, pointer: string, word: string): string {
  const own = `option.${keysOf(pointer).at(-1) ?? ''}.${word}`;
  if (isToolText(own)) return say(own);
  if (pointer === moduleCalls) return say.declared(pointerTo('template', 'behaviour', 'platform', 'modules', word), 'title');
  if (isMenuEntry(word)) return say.declared(pointerTo('template', 'behaviour', 'menus', word), 'title');
  const kind = (['option', 'category', 'field', 'language', 'screen'] as const).find((each) => isToolText(`${each}.${word}`));
  return kind ? wordName(say, kind, word) : word;
}
