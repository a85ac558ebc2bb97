import { pointerTo } from '../../base/json/problem.ts';
import { isCaptchaProvider } from '../../declare/names/behaviourWords.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const captcha = (setting: string) => pointerTo('template', 'behaviour', 'captcha', setting);

/** The widget of a provider shows for a site key only. */
export const captchaSiteKey: LintRule = ({ site }) => {
  const { kind, siteKey } = site.behaviour.captcha;
  if (!isCaptchaProvider(kind) || siteKey.trim() !== '') return [];
  return [found('captcha.noSiteKey', captcha('siteKey'), {}, { op: 'set', pointer: captcha('kind'), value: 'work' })];
};
