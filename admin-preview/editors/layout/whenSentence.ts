import type { When } from '#schemas/declare/release/layout.schema.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { isSwitchName } from '#schemas/declare/names/switchNames.ts';
import type { ToolTranslator, ToolText } from '#texts/tool/toolTranslator.ts';
import { type WordKind, wordName } from '#texts/tool/words.ts';

const joined = (t: ToolTranslator, how: ToolText, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => t(how, { a, b }));

const either = (t: ToolTranslator, kind: WordKind, words: readonly string[]): string =>
  joined(
    t,
    'when.or',
    words.map((word) => wordName(t, kind, word)),
  );

/** A part that joins others is put in brackets; otherwise it is unclear what belongs together. */
const apart = (t: ToolTranslator, when: When): string => {
  const text = whenSentence(t, when);
  return 'all' in when || 'any' in when ? `(${text})` : text;
};

/** A condition as a person would say it: "for guests or members and while “Live chat” is on". */
export function whenSentence(t: ToolTranslator, when: When): string {
  if ('audience' in when) return t('when.says.audience', { list: either(t, 'audience', when.audience) });
  if ('language' in when) return t('when.says.language', { list: either(t, 'language', when.language) });
  if ('switch' in when) {
    const name = isSwitchName(when.switch) ? t.declared(pointerTo('switches', when.switch), 'title') : when.switch;
    return t('when.says.switch', { name });
  }
  if ('installed' in when) return t(when.installed ? 'when.says.installed' : 'when.says.browser');
  if ('firstTimeLogin' in when) return t(when.firstTimeLogin ? 'when.says.firstLogin' : 'when.says.laterLogin');
  const inner = (parts: readonly When[]) => parts.map((part) => apart(t, part));
  if ('all' in when) return joined(t, 'when.and', inner(when.all));
  if ('any' in when) return joined(t, 'when.or', inner(when.any));
  return t('when.says.not', { condition: apart(t, when.not) });
}

/** A whole condition as one sentence; what it excludes is what the sentence begins with. */
export function shownSentence(t: ToolTranslator, when: When): string {
  if ('not' in when) return t('when.sentenceNot', { condition: apart(t, when.not) });
  if ('firstTimeLogin' in when && !when.firstTimeLogin) return t('when.sentenceNot', { condition: t('when.says.firstLogin') });
  return t('when.sentence', { condition: whenSentence(t, when) });
}
