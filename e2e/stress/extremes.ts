import fc from 'fast-check';
import type { Leaves } from '../../tests/support/arbitraryOf.ts';
import { longestWords } from '../../texts/generated/longestWords.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Longer texts are cut to this where a schema sets no limit. */
const LONG = 200;

/** How many entries a list has that has very many. More only takes longer. */
export const MANY = 60;

const limitAt = (schema: Schema, word: string, otherwise: number): number => {
  const value = schema[word];
  return typeof value === 'number' ? value : otherwise;
};

/** Texts that a layout must hold, before they are fitted to a schema. */
const hardTexts: readonly string[] = [
  ...Object.values(longestWords).map((words) => words.join(' ')),
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'W'.repeat(LONG),
  `${'Many ordinary words, '.repeat(10)}and an end.`,
  '👩‍👩‍👧‍👦🏳️‍🌈🇦🇪🇻🇳🫱🏽‍🫲🏿'.repeat(8),
  'VIP مرحبا بالعالم 123 (שלום) <b>&amp;</b> 龍門客棧 ខ្មែរ ไทย 😀',
  'لوحة abc المتصدرين 1,234.50- النهائية!',
  `${'e\u0301\u0323\u0302'.repeat(20)} ก็่้ั`,
  'i',
  '0',
];

/** As many characters as the schema allows and at least as many as it demands; characters are counted as validators do, by code point. */
function fitted(text: string, schema: Schema): string {
  const maxLength = limitAt(schema, 'maxLength', LONG);
  const characters = [...text].slice(0, maxLength);
  const missing = limitAt(schema, 'minLength', 0) - characters.length;
  return characters.join('') + 'm'.repeat(Math.max(0, missing));
}

/** The hardest texts that a schema without a pattern accepts. None is empty: what is listed has a name. */
export const hardText = (schema: Schema): fc.Arbitrary<string> =>
  fc.constantFrom(...hardTexts).map((text) => fitted(text, schema));

const hardNumbers = [
  0, 1, -1, 0.005, -0.01, 12.5, 999_999.99, -1_234_567.89, 123_456_789_012.34, -987_654_321_098.76, 9_007_199_254_740_991,
];

/** Nothing, huge and negative, as far as the schema allows. */
export function hardNumber(schema: Schema): fc.Arbitrary<number> {
  const min = limitAt(schema, 'minimum', -Infinity);
  const max = limitAt(schema, 'maximum', Infinity);
  const known = [min, max, ...hardNumbers].map((value) => (schema['type'] === 'integer' ? Math.trunc(value) : value));
  return fc.constantFrom(...known.filter((value) => Number.isFinite(value) && value >= min && value <= max));
}

/** Values at the extremes of what a schema allows. */
export const extremes: Leaves = {
  text: hardText,
  number: hardNumber,
  mostItems: 8,
};
