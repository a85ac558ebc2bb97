import { type CallAnswer, type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { hardTexts } from '#src/i18n/hardTexts.ts';
import { fitText, limitAt } from './fitText.ts';
import { MISSING_PICTURE, kindOfText } from './kindOfText.ts';
import { isId, maxEntries, numberedEntry } from './numberedEntry.ts';

type Content = Scenario['content'];
type Schema = Readonly<Record<string, unknown>>;

const texts: { readonly [C in Content]?: readonly string[] } = {
  longWords: hardTexts.longWords,
  scripts: [...hardTexts.emoji, ...hardTexts.scripts],
  mixedDirection: hardTexts.mixedDirection,
};

const numbers: { readonly [C in Content]?: number } = { zero: 0, huge: 123_456_789_012.34, negative: -987_654_321_098.76 };

function hostileText(content: Content, schema: Schema, text: string): string {
  const kind = kindOfText(text);
  if (kind === 'picture') return content === 'noPictures' ? MISSING_PICTURE : text;
  const hard = texts[content];
  if (hard === undefined || 'pattern' in schema || kind === 'code' || kind === 'word') return text;
  const chosen = hard[text.length % hard.length] ?? text;
  return kind === 'html' ? `<p>${fitText(chosen, {}).replaceAll('<', '&lt;')}</p>${text}` : fitText(chosen, schema);
}

function hostileNumber(content: Content, schema: Schema, value: number): number {
  const wanted = numbers[content];
  if (wanted === undefined) return value;
  const whole = schema['type'] === 'integer' ? Math.trunc(wanted) : wanted;
  return Math.min(limitAt(schema, 'maximum', Infinity), Math.max(limitAt(schema, 'minimum', -Infinity), whole));
}

function hostileList(content: Content, schema: Schema, list: readonly unknown[]): readonly unknown[] {
  const items = isObject(schema['items']) ? schema['items'] : {};
  const sizes: { readonly [C in Content]?: number } = { empty: 0, one: 1, many: maxEntries(list) };
  const wanted = sizes[content] ?? list.length;
  const size = Math.min(limitAt(schema, 'maxItems', Infinity), Math.max(limitAt(schema, 'minItems', 0), wanted));
  if (list.length === 0) return list;
  return Array.from({ length: size }, (_entry, index) =>
    numberedEntry(hostileValue(content, items, list[index % list.length]), Math.floor(index / list.length)),
  );
}

function hostileObject(content: Content, schema: Schema, value: Schema): Schema {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const more = isObject(schema['additionalProperties']) ? schema['additionalProperties'] : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const own = properties[key] ?? more;
      return [key, isObject(own) && !isId(key) ? hostileValue(content, own, child) : child];
    }),
  );
}

function hostileValue(content: Content, schema: Schema, value: unknown): unknown {
  if ('const' in schema || 'enum' in schema || 'oneOf' in schema || '$ref' in schema) return value;
  if (typeof value === 'string') return hostileText(content, schema, value);
  if (typeof value === 'number') return hostileNumber(content, schema, value);
  if (Array.isArray(value)) return hostileList(content, schema, value);
  return isObject(value) ? hostileObject(content, schema, value) : value;
}

/**
 * An answer of the platform that is hard to display in one way: other lengths of lists, other words, amounts or pictures. It keeps its call's
 * declared shape and the values that the player bases decisions on.
 */
export function hostileAnswer<C extends CallName>(content: Content, call: C, answer: CallAnswer<C>): CallAnswer<C> {
  const schema: unknown = declaredCalls[call].answer;
  return hostileValue(content, isObject(schema) ? schema : {}, answer) as CallAnswer<C>; // kept as the schema allows
}
