import { type Language, isLanguage, languages } from '#schemas/declare/languages/languages.ts';
import { isMenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import type { Setting } from '#schemas/declare/settings/settings.ts';
import { type ToolTranslator, isToolText } from './toolTranslator.ts';

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
function languageName(t: ToolTranslator, language: Language): string {
  const [name, { endonym }] = [t(`language.${language}`), languages[language]];
  return name === endonym ? name : `${name} · ${endonym}`;
}

/** Name of a document's word for operators; an unknown word is shown unchanged. */
export function wordName(t: ToolTranslator, kind: WordKind, word: string): string {
  if (kind === 'language' && isLanguage(word)) return languageName(t, word);
  const key = `${kind}.${word}`;
  return isToolText(key) ? t(key) : word;
}

/** Name of a pair's right side for operators; empty for an empty one. */
export const rightName = (t: ToolTranslator, pointer: string, right: string): string =>
  right === '' ? t('value.empty') : choiceName(t, pointer, right);

/** What operators call the left side of a pair: a name of a table that pairs change has a title, anything else is shown as it is. */
export const leftName = (t: ToolTranslator, { pointer, pair }: Pick<Setting, 'pointer' | 'pair'>, left: string): string =>
  pair?.usual?.[left] === undefined
    ? left
    : t('page.choice', { title: t.declared(`${pointer}/${left}`, 'title'), address: left });

const moduleCalls = pointerTo('template', 'behaviour', 'platform', 'moduleCalls');

/** Name of a setting's choice for operators. The same word may have several meanings: the setting's own text takes precedence. */
export function choiceName(t: ToolTranslator, pointer: string, word: string): string {
  const own = `option.${keysOf(pointer).at(-1) ?? ''}.${word}`;
  if (isToolText(own)) return t(own);
  if (pointer === moduleCalls) return t.declared(pointerTo('template', 'behaviour', 'platform', 'modules', word), 'title');
  if (isMenuEntry(word)) return t.declared(pointerTo('template', 'behaviour', 'menus', word), 'title');
  const kind = (['option', 'category', 'field', 'language', 'screen'] as const).find((each) => isToolText(`${each}.${word}`));
  return kind ? wordName(t, kind, word) : word;
}
