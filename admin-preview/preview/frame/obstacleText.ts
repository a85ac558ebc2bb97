import type { Condition } from '#schemas/declare/entries/condition.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import { audiencesOf } from '#schemas/declare/names/visitor.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { wordName } from '#texts/tool/words.ts';

const names = (t: ToolTranslator, kind: 'audience' | 'language', words: readonly string[]): string =>
  joinNames(
    t,
    words.map((word) => wordName(t, kind, word)),
  ) || t('hidden.nobody');

/** A condition in words, as far as it has no parts. */
function conditionText(t: ToolTranslator, when: Condition): string {
  if ('audience' in when) return names(t, 'audience', when.audience);
  if ('language' in when) return names(t, 'language', when.language);
  if ('switch' in when) return settingTitle(t, pointerTo('switches', when.switch), {});
  if ('installed' in when) return t(when.installed ? 'installed.installed' : 'installed.browser');
  if ('firstTimeLogin' in when) return t(when.firstTimeLogin ? 'hidden.firstLogin' : 'hidden.laterLogin');
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : 'not' in when ? [when.not] : [];
  return joinNames(
    t,
    parts.map((part) => conditionText(t, part)),
  );
}

/** Why one part of a condition does not hold here and now. With `isOfMany` it does not say for whom the page is shown now. */
export function obstacleText(
  t: ToolTranslator,
  when: Condition,
  { visitor, site, language }: Circumstances,
  isOfMany = false,
): string {
  const wanted = conditionText(t, when);
  if ('audience' in when && isOfMany) return t('hidden.onlyFor', { wanted });
  const isRefused = 'opens' in when || 'call' in when;
  if (isOfMany && (isRefused || ('not' in when && 'audience' in when.not))) return t('hidden.others');
  if ('audience' in when)
    return t('hidden.audience', { wanted, now: names(t, 'audience', audiencesOf(visitor, site.behaviour.roles)) });
  if ('language' in when) return t('hidden.language', { wanted, now: names(t, 'language', [language]) });
  if ('switch' in when) return t('hidden.switch', { wanted });
  if ('installed' in when) return t('hidden.opened', { wanted });
  if ('firstTimeLogin' in when) return t('hidden.loggedIn', { wanted });
  if (isRefused) return t('hidden.not', { wanted: names(t, 'audience', audiencesOf(visitor, site.behaviour.roles)) });
  if ('not' in when) return t('hidden.not', { wanted });
  return t('hidden.never');
}
