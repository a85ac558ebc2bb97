import fc from 'fast-check';
import type { Leaves } from '../../tests/support/arbitraryOf.ts';
import { hardTexts } from '../../src/i18n/hardTexts.ts';
import { fitText, limitAt } from '../../src/runtime/hostile/fitText.ts';

type Schema = Readonly<Record<string, unknown>>;

const everyText: readonly string[] = Object.values(hardTexts).flat();

/** The hardest texts that a schema without a pattern accepts. None is empty, because items of lists have names. */
export const hardText = (schema: Schema): fc.Arbitrary<string> =>
  fc.constantFrom(...everyText).map((text) => fitText(text, schema));

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

/** Values at the limits of a schema. */
export const extremes: Leaves = {
  text: hardText,
  number: hardNumber,
  mostItems: 8,
};
