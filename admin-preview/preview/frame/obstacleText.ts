import type { Condition } from '#schemas/declare/entries/condition.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import { audiencesOf } from '#schemas/declare/names/visitor.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import type { Say } from '#texts/tool/say.ts';
import { wordName } from '#texts/tool/words.ts';

const names = (say: Say, kind: 'audience' | 'language', words: readonly string[]): string =>
  joinNames(
    say,
    words.map((word) => wordName(say, kind, word)),
  ) || say('hidden.nobody');

/** A condition in words, as far as it has no parts. */
function conditionText(say: Say, when: Condition): string {
  if ('audience' in when) return names(say, 'audience', when.audience);
  if ('language' in when) return names(say, 'language', when.language);
  if ('switch' in when) return settingTitle(say, pointerTo('switches', when.switch), {});
  if ('installed' in when) return say(when.installed ? 'installed.installed' : 'installed.browser');
  if ('firstTimeLogin' in when) return say(when.firstTimeLogin ? 'hidden.firstLogin' : 'hidden.laterLogin');
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : 'not' in when ? [when.not] : [];
  return joinNames(
    say,
    parts.map((part) => conditionText(say, part)),
  );
}

/** Why one part of a condition does not hold here and now. With `isOfMany` it does not say for whom the page is shown now. */
export function obstacleText(say: Say, when: Condition, { visitor, site, language }: Circumstances, isOfMany = false): string {
  const wanted = conditionText(say, when);
  if ('audience' in when && isOfMany) return say('hidden.onlyFor', { wanted });
  const isRefused = 'opens' in when || 'call' in when;
  if (isOfMany && (isRefused || ('not' in when && 'audience' in when.not))) return say('hidden.others');
  if ('audience' in when)
    return say('hidden.audience', { wanted, now: names(say, 'audience', audiencesOf(visitor, site.behaviour.roles)) });
  if ('language' in when) return say('hidden.language', { wanted, now: names(say, 'language', [language]) });
  if ('switch' in when) return say('hidden.switch', { wanted });
  if ('installed' in when) return say('hidden.opened', { wanted });
  if ('firstTimeLogin' in when) return say('hidden.loggedIn', { wanted });
  if (isRefused) return say('hidden.not', { wanted: names(say, 'audience', audiencesOf(visitor, site.behaviour.roles)) });
  if ('not' in when) return say('hidden.not', { wanted });
  return say('hidden.never');
}
