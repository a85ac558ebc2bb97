import { isObject } from './isObject.ts';
import type { SchemaLeaf } from './schemaLeaves.ts';

/** A value as Markdown writes code. */
export const asCode = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The allowed values of a setting in a few words: type, bounds with their unit, or choices. */
export function valueKind(schema: SchemaLeaf['schema']): string {
  const { type, minimum, maximum, maxLength, pattern, items, 'x-unit': unit, 'x-pair': pair } = schema;
  const options: unknown = schema['enum'];
  if (Array.isArray(options)) return options.map(asCode).join(', ');
  if (type === 'integer' || type === 'number')
    return `${type === 'integer' ? 'whole number' : 'number'} ${String(minimum)} to ${String(maximum)}${typeof unit === 'string' ? ` ${unit}s` : ''}`;
  if (type === 'boolean') return '`true` or `false`';
  if (isObject(pair) && isObject(pair['usual']))
    return `list of \`…=…\`, the left side one of ${Object.keys(pair['usual']).map(asCode).join(', ')}`;
  if (isObject(pair) && Array.isArray(pair['right']))
    return `list of \`…=…\`, the right side one of ${pair['right'].map(asCode).join(', ')}`;
  if (type === 'array')
    return `list${isObject(items) && Array.isArray(items['enum']) ? ` of ${items['enum'].map(asCode).join(', ')}` : ''}`;
  if (typeof pattern === 'string') return pattern.includes('#[0-9a-fA-F]') ? 'colour, `#rrggbb`' : `text like ${asCode(pattern)}`;
  return `text, at most ${String(maxLength)}`;
}
