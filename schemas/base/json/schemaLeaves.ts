import { pointerTo } from './problem.ts';
import { isObject } from './isObject.ts';

/** A setting of a schema: a property without properties of its own. */
export interface SchemaLeaf {
  readonly pointer: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether the object around it demands it. */
  readonly required: boolean;
}

/** Every setting of a schema, in the order written. References within the schema are followed, lists are one leaf. */
export function schemaLeaves(schema: unknown, pointer = '', definitions = definitionsOf(schema)): SchemaLeaf[] {
  if (!isObject(schema) || !isObject(schema['properties'])) return [];
  const required: unknown = schema['required'];
  return Object.entries(schema['properties']).flatMap(([key, child]) => {
    const target =
      isObject(child) && typeof child['$ref'] === 'string' ? definitions[child['$ref'].replace('#/definitions/', '')] : child;
    if (!isObject(target)) return [];
    const at = pointer + pointerTo(key);
    if (isObject(target['properties'])) return schemaLeaves(target, at, { ...definitions, ...definitionsOf(target) });
    return [{ pointer: at, schema: target, required: Array.isArray(required) && required.includes(key) }];
  });
}

const definitionsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isObject(schema) && isObject(schema['definitions']) ? schema['definitions'] : {};
