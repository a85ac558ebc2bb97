import { pointerTo } from './problem.ts';
import { isObject } from './isObject.ts';

/** A setting of a schema: a property without properties of its own. */
export interface SchemaLeaf {
  readonly pointer: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether the object around it demands it. */
  readonly required: boolean;
  /** The group declared by an enclosing object; empty for none. */
  readonly group: string;
}

/** Every setting of a schema, in the declared order. References within the schema are followed; a list is one leaf. */
export function schemaLeaves(schema: unknown, pointer = '', definitions = definitionsOf(schema), outer = ''): SchemaLeaf[] {
  if (!isObject(schema) || !isObject(schema['properties'])) return [];
  const ui = schema['x-ui'];
  const group = isObject(ui) && typeof ui['group'] === 'string' ? ui['group'] : outer;
  const required: unknown = schema['required'];
  return Object.entries(schema['properties']).flatMap(([key, child]) => {
    const target =
      isObject(child) && typeof child['$ref'] === 'string' ? definitions[child['$ref'].replace('#/definitions/', '')] : child;
    if (!isObject(target)) return [];
    const at = pointer + pointerTo(key);
    if (isObject(target['properties'])) return schemaLeaves(target, at, { ...definitions, ...definitionsOf(target) }, group);
    return [{ pointer: at, schema: target, required: Array.isArray(required) && required.includes(key), group }];
  });
}

const definitionsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isObject(schema) && isObject(schema['definitions']) ? schema['definitions'] : {};
