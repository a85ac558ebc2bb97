import { type HomeFigure, defaultHomeLimits, homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { ChangeSentence } from '#texts/tool/changeSentences.ts';
import type { Say } from '#texts/tool/say.ts';
import { homeLimitTitle, homeLimitUnit } from './homeLimitTitle.ts';

const sentence = (say: Say, pointer: string, title: string, before: string, after: string): ChangeSentence[] =>
  before === after ? [] : [{ pointer, title, text: say('change.value', { before, after }) }];

/** What differs between two states of the rules, as sentences. They may come from the log of another build, so their shape is not trusted. */
export function ruleChanges(say: Say, before: unknown, after: unknown): ChangeSentence[] {
  const part = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
  const approval = (rules: unknown) => say(part(rules, 'fourEyes') === true ? 'value.on' : 'value.off');
  function confirmation(rules: unknown) {
    const minutes = part(rules, 'confirmMinutes');
    return typeof minutes === 'number' ? say('rules.minutes', { count: minutes }) : say('rules.confirmOff');
  }
  function limit(rules: unknown, figure: HomeFigure) {
    const own = part(part(rules, 'homeLimits'), figure);
    return String((typeof own === 'number' ? own : defaultHomeLimits[figure]) / homeLimitUnit(figure));
  }
  return [
    ...sentence(say, '/fourEyes', say('rules.fourEyes'), approval(before), approval(after)),
    ...sentence(say, '/confirmMinutes', say('rules.confirm'), confirmation(before), confirmation(after)),
    ...homeFigures.flatMap((figure) => {
      const title = `${say('rules.home')} › ${homeLimitTitle(say, figure)}`;
      return sentence(say, `/homeLimits/${figure}`, title, limit(before, figure), limit(after, figure));
    }),
  ];
}
