import { type Language, languages } from './languages.ts';

/** Numbers that a language may have a form of its own for, as `Intl.PluralRules` calls them. A text itself is for all other numbers. */
const numberForms = ['zero', 'one', 'two', 'few', 'many'] as const;
export type NumberForm = (typeof numberForms)[number];

/** The key of a text's plural form: `mall.price_one`. */
export type FormKey = `${string}_${NumberForm}`;

/** The text that a key is a form of, and for which numbers; nothing where it is not a form. */
export function formOf(key: string): { readonly base: string; readonly form: NumberForm } | undefined {
  const form = numberForms.find((each) => key.endsWith(`_${each}`));
  return form && { base: key.slice(0, -form.length - 1), form };
}

/** The first numbers that a language has a form for. */
export function numbersOf(language: Language, form: NumberForm): number[] {
  const rules = new Intl.PluralRules(languages[language].lang);
  return Array.from({ length: 100 }, (_, number) => number).filter((number) => rules.select(number) === form);
}
