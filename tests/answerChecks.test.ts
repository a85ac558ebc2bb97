import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyValidator } from '#schemas/createReader.ts';
import * as told from '#schemas/generated/answers.js';
import { loadAnswers } from '#schemas/generated/loadAnswers.js';
import { loadPageAnswers } from '#schemas/generated/loadPageAnswers.js';
import { isObject } from '#schemas/isObject.ts';
import { answerSchemas } from '#schemas/platform/platformSchemas.ts';
import { arbitraryOf } from './support/arbitraryOf.ts';

const checks: Readonly<Record<string, (() => Promise<AnyValidator>) | null>> = { ...loadAnswers, ...loadPageAnswers };
const tellers: Readonly<Record<string, AnyValidator>> = told;

/** Every place of a value, as the keys that lead there. */
const placesOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner).map((rest) => [key, ...rest]))]
    : [[]];

/** The value with something else at a place; without what stood there where that is undefined. */
function withOther(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withOther(item, rest, other) : item));
  const { [key]: inner, ...others } = isObject(value) ? value : {};
  return rest.length === 0 && other === undefined ? others : { ...others, [key]: withOther(inner, rest, other) };
}

const other = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }), fc.string({ minLength: 400, maxLength: 5000 }));

describe('what a page checks an answer by', () => {
  const answered = Object.entries(answerSchemas).flatMap(([call, schema]) => (schema ? [[call, schema] as const] : []));
  it.each(answered)('of %s says what the server’s check says', async (call, schema) => {
    const [check, teller] = [await checks[call]?.(), tellers[call]];
    if (!check || !teller) throw new Error(`nothing checks the answer to ${call}`);
    fc.assert(
      fc.property(arbitraryOf(schema), fc.nat(), other, (sound, place, instead) => {
        const places = placesOf(sound);
        const changed = withOther(sound, places[place % places.length] ?? [], instead);
        expect([check(sound), check(changed)]).toEqual([true, teller(changed)]);
      }),
      { numRuns: 60 },
    );
  });

  it('is silent about what is wrong', async () => {
    const check = await checks['status']?.();
    expect([check?.('nonsense'), check?.errors]).toEqual([false, undefined]);
  });
});
