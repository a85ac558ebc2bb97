import type { When } from '#schemas/declare/release/layout.schema.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { isSwitchName } from '#schemas/declare/names/switchNames.ts';
import type { Say, ToolText } from '#texts/tool/say.ts';
import { type WordKind, wordName } from '#texts/tool/words.ts';

const joined = (say: Say, how: ToolText, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => say(how, { a, b }));

const either = (say: Say, kind: WordKind, words: readonly string[]): string =>
  joined(
    say,
    'when.or',
    words.map((word) => wordName(say, kind, word)),
  );

/** A part that joins others is put in brackets; otherwise it is unclear what belongs together. */
const apart = (say: Say, when: When): string => {
  const text = whenSentence(say, when);
  return 'all' in when || 'any' in when ? `(${text})` : text;
};

/** A condition as a person would say it: "for guests or members and while “Live chat” is on". */
export function whenSentence(say: Say, when: When): string {
  if ('audience' in when) return say('when.says.audience', { list: either(say, 'audience', when.audience) });
  if ('language' in when) return say('when.says.language', { list: either(say, 'language', when.language) });
  if ('switch' in when) {
    const name = isSwitchName(when.switch) ? say.declared(pointerTo('switches', when.switch), 'title') : when.switch;
    return say('when.says.switch', { name });
  }
  if ('installed' in when) return say(when.installed ? 'when.says.installed' : 'when.says.browser');
  if ('firstTimeLogin' in when) return say(when.firstTimeLogin ? 'when.says.firstLogin' : 'when.says.laterLogin');
  const inner = (parts: readonly When[]) => parts.map((part) => apart(say, part));
  if ('all' in when) return joined(say, 'when.and', inner(when.all));
  if ('any' in when) return joined(say, 'when.or', inner(when.any));
  return say('when.says.not', { condition: apart(say, when.not) });
}

/** A whole condition as one sentence; what it excludes is what the sentence begins with. */
export function shownSentence(say: Say, when: When): string {
  if ('not' in when) return say('when.sentenceNot', { condition: apart(say, when.not) });
  if ('firstTimeLogin' in when && !when.firstTimeLogin)
    return say('when.sentenceNot', { condition: say('when.says.firstLogin') });
  return say('when.sentence', { condition: whenSentence(say, when) });
}
