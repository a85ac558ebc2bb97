import { type HomeFigure, defaultHomeLimits, homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { ChangeSentence } from '#texts/tool/changeSentences.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { homeLimitTitle, homeLimitUnit } from './homeLimitTitle.ts';

const sentence = (t: ToolTranslator, pointer: string, title: string, before: string, after: string): ChangeSentence[] =>
  before === after ? [] : [{ pointer, title, text: t('change.value', { before, after }) }];

/** What differs between two states of the rules, as sentences. They may come from the log of another build, so their shape is not trusted. */
export function ruleChanges(t: ToolTranslator, before: unknown, after: unknown): ChangeSentence[] {
  const part = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
  const approval = (rules: unknown) => t(part(rules, 'fourEyes') === true ? 'value.on' : 'value.off');
  function confirmation(rules: unknown) {
    const minutes = part(rules, 'confirmMinutes');
    return typeof minutes === 'number' ? t('rules.minutes', { count: minutes }) : t('rules.confirmOff');
  }
  function limit(rules: unknown, figure: HomeFigure) {
    const own = part(part(rules, 'homeLimits'), figure);
    return String((typeof own === 'number' ? own : defaultHomeLimits[figure]) / homeLimitUnit(figure));
  }
  return [
    ...sentence(t, '/fourEyes', t('rules.fourEyes'), approval(before), approval(after)),
    ...sentence(t, '/confirmMinutes', t('rules.confirm'), confirmation(before), confirmation(after)),
    ...homeFigures.flatMap((figure) => {
      const title = `${t('rules.home')} › ${homeLimitTitle(t, figure)}`;
      return sentence(t, `/homeLimits/${figure}`, title, limit(before, figure), limit(after, figure));
    }),
  ];
}
