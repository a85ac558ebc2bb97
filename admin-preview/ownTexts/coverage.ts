import type { Language } from '#schemas/languages.ts';
import type { Strings } from '#schemas/release/strings.schema.ts';

/** How much of the merchant's own wording a language has. */
export interface Coverage {
  readonly language: Language;
  readonly written: number;
  readonly all: number;
}

/** Every key that the merchant says something of its own for, in any language. */
export const ownKeys = (strings: Strings): string[] =>
  [...new Set(Object.values(strings).flatMap((texts) => Object.keys(texts ?? {})))].toSorted();

export function coverageOf(strings: Strings, languages: readonly Language[]): Coverage[] {
  const keys = ownKeys(strings);
  return languages.map((language) => ({
    language,
    written: keys.filter((key) => strings[language]?.[key] !== undefined).length,
    all: keys.length,
  }));
}

export interface TextRow {
  readonly key: string;
  readonly own: string | undefined;
  /** What the product says without it. */
  readonly shipped: string;
  /** The merchant's own wording of another language, so that nobody translates blindly. */
  readonly elsewhere: { readonly language: Language; readonly text: string } | undefined;
  readonly state: 'missing' | 'written' | 'shipped';
}

const MOST_SHIPPED = 40;
const order = { missing: 0, written: 1, shipped: 2 } as const;

/** The texts of a language to be edited: missing ones first, then those that are written, then shipped ones that were asked for. */
export function textRows(
  strings: Strings,
  language: Language,
  shipped: Readonly<Record<string, string>>,
  search: string,
): TextRow[] {
  const words = search.trim().toLowerCase();
  const keys = ownKeys(strings);
  const row = (key: string): TextRow => {
    const own = strings[language]?.[key];
    const [code, texts] = Object.entries(strings).find(([other, each]) => other !== language && each?.[key] !== undefined) ?? [];
    return {
      key,
      own,
      shipped: shipped[key] ?? '',
      elsewhere: code && texts?.[key] !== undefined ? { language: code as Language, text: texts[key] } : undefined,
      state: own !== undefined ? 'written' : keys.includes(key) ? 'missing' : 'shipped',
    };
  };
  const isFound = ({ key, own, shipped: product, elsewhere }: TextRow) =>
    `${key} ${own ?? ''} ${product} ${elsewhere?.text ?? ''}`.toLowerCase().includes(words);
  const asked = words === '' ? [] : Object.keys(shipped).filter((key) => !keys.includes(key));
  return [...keys.map(row).filter(isFound), ...asked.map(row).filter(isFound).slice(0, MOST_SHIPPED)].toSorted(
    (a, b) => order[a.state] - order[b.state],
  );
}
