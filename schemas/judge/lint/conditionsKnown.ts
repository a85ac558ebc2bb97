import { nearest } from '../../base/text/nearest.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import { regions } from '../../declare/names/regions.ts';
import type { Site } from '../../release/resolve/site.ts';
import { isSwitchName, switchNames } from '../../declare/names/switchNames.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

function check(when: When, pointer: string, site: Site): Problem[] {
  if ('switch' in when && !isSwitchName(when.switch)) {
    const near = nearest(when.switch, switchNames);
    const at = `${pointer}/switch`;
    return [
      found(
        'when.unknownSwitch',
        at,
        { switch: when.switch, near: near ?? '' },
        near ? { op: 'set', pointer: at, value: near } : undefined,
      ),
    ];
  }
  if ('language' in when) {
    return when.language.flatMap((language, index) =>
      site.languages.some((allowed) => allowed === language)
        ? []
        : [
            found('when.languageNotAllowed', pointer + pointerTo('language', index), {
              language,
              allowed: site.languages.join(', '),
            }),
          ],
    );
  }
  if ('all' in when) return when.all.flatMap((inner, index) => check(inner, pointer + pointerTo('all', index), site));
  if ('any' in when) return when.any.flatMap((inner, index) => check(inner, pointer + pointerTo('any', index), site));
  return 'not' in when ? check(when.not, `${pointer}/not`, site) : [];
}

/** Conditions of blocks must name switches that exist and languages that the site allows. */
export const conditionsKnown: LintRule = ({ site }) =>
  regions
    .flatMap((region) => site.layout[region])
    .flatMap(({ when, pointer }) => (when ? check(when, `${pointer}/when`, site) : []));
