import { textPlaceholders } from '../../generated/textPlaceholders.js';
import { formOf } from '../../declare/languages/numberForms.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const shown = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/**
 * A merchant's own text must have the placeholders of the product's text: without {{age}}, the checkbox of the registration would not name an
 * age. A plural form for certain numbers may omit the number ("two points").
 */
export const placeholdersKept: LintRule = ({ site }) =>
  site.languages.flatMap((language) =>
    Object.entries(site.strings[language] ?? {}).flatMap(([key, text]) => {
      const form = formOf(key);
      const required = textPlaceholders[form?.base ?? key];
      if (required === undefined) return []; // a key that no text of the product has fills in nothing that is known
      const filled = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
      const lost = form ? [] : required.filter((name) => !filled.includes(name));
      const unknown = [...new Set(filled)].filter((name) => !required.includes(name));
      const pointer = pointerTo('template', 'strings', language, key);
      const fix = { op: 'remove', pointer } as const;
      return [
        ...(lost.length > 0 ? [found('text.placeholderLost', pointer, { key, language, placeholders: shown(lost) }, fix)] : []),
        ...(unknown.length > 0
          ? [found('text.placeholderUnknown', pointer, { key, language, placeholders: shown(unknown) }, fix)]
          : []),
      ];
    }),
  );
