import type { Language } from '#schemas/declare/languages/languages.ts';
import { type NumberForm, formOf } from '#schemas/declare/languages/numberForms.ts';
import type { Strings } from '#schemas/declare/release/strings.schema.ts';

/** How much of the merchant's own wording a language has. */
export interface Coverage {
  readonly language: Language;
  readonly written: number;
  readonly all: number;
}

/** What a language may say in the merchant's own words: what any language does, but for forms, which are each language's own. */
function ownKeys(strings: Strings, language: Language): string[] {
  const keys = Object.entries(strings).flatMap(([code, texts]) =>
    Object.keys(texts ?? {}).filter((key) => code === language || !formOf(key)),
  );
  return [...new Set(keys)].toSorted();
}

export function coverageOf(strings: Strings, languages: readonly Language[]): Coverage[] {
  return languages.map((language) => {
    const keys = ownKeys(strings, language);
    return { language, written: keys.filter((key) => strings[language]?.[key] !== undefined).length, all: keys.length };
  });
}

export interface TextRow {
  readonly key: string;
  /** For which numbers a text that counts is. */
  readonly numbers: NumberForm | 'other' | undefined;
  readonly own: string | undefined;
  /** What the product says without it. */
  readonly shipped: string;
  /** The merchant's own wording of another language, as a help for the translator. */
  readonly elsewhere: { readonly language: Language; readonly text: string } | undefined;
  /** A form for some numbers follows the merchant's text for all others until it is written itself. */
  readonly state: 'missing' | 'written' | 'follows' | 'shipped';
}

const MOST_SHIPPED = 40;
const order = { missing: 0, written: 1, follows: 1, shipped: 2 } as const;

/** The texts of a language to edit: missing ones first, then the merchant's own, then the shipped ones that were asked for. */
export function textRows(
  strings: Strings,
  language: Language,
  shipped: Readonly<Record<string, string>>,
  search: string,
): TextRow[] {
  const words = search.trim().toLowerCase();
  const own = strings[language] ?? {};
  const followed = (key: string) => own[formOf(key)?.base ?? ''];
  const keys = [...new Set([...ownKeys(strings, language), ...Object.keys(shipped).filter(followed)])].toSorted();
  const row = (key: string): TextRow => {
    const [code, texts] = Object.entries(strings).find(([other, each]) => other !== language && each?.[key] !== undefined) ?? [];
    return {
      key,
      numbers: formOf(key)?.form ?? (shipped[`${key}_one`] === undefined ? undefined : 'other'),
      own: own[key],
      shipped: followed(key) ?? shipped[key] ?? '',
      elsewhere: code && texts?.[key] !== undefined ? { language: code as Language, text: texts[key] } : undefined,
      state:
        own[key] !== undefined ? 'written' : followed(key) !== undefined ? 'follows' : keys.includes(key) ? 'missing' : 'shipped',
    };
  };
  const isFound = ({ key, own: written, shipped: product, elsewhere }: TextRow) =>
    `${key} ${written ?? ''} ${product} ${elsewhere?.text ?? ''}`.toLowerCase().includes(words);
  const asked = words === '' ? [] : Object.keys(shipped).filter((key) => !keys.includes(key));
  return [...keys.map(row).filter(isFound), ...asked.map(row).filter(isFound).slice(0, MOST_SHIPPED)].toSorted(
    (a, b) => order[a.state] - order[b.state],
  );
}
