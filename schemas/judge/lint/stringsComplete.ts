import { languageCodes } from '../../declare/languages/languages.ts';
import { formOf } from '../../declare/languages/numberForms.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const pointerOf = (...keys: string[]) => pointerTo('template', 'strings', ...keys);

/**
 * A merchant's own text must exist in every allowed language or in none; plural forms depend on the language. Our texts are complete in every
 * language, so they need no rule.
 */
export const stringsComplete: LintRule = ({ site: { languages, strings } }) => {
  const all = languages.flatMap((language) => Object.keys(strings[language] ?? {}));
  const keys = new Set(all.filter((key) => !formOf(key)));
  const missing = [...keys].flatMap((key) => {
    const present = languages.filter((language) => strings[language]?.[key] !== undefined);
    return languages
      .filter((language) => !present.includes(language))
      .map((language) => found('strings.missing', pointerOf(language, key), { key, language, present: present.join(', ') }));
  });
  const unused = languageCodes
    .filter((language) => strings[language] !== undefined && !languages.includes(language))
    .map((language) =>
      found('strings.unused', pointerOf(language), { language }, { op: 'remove', pointer: pointerOf(language) }),
    );
  return [...missing, ...unused];
};
