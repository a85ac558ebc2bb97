import type { ErrorObject } from 'ajv';
import { type Problem, pointerTo, problem } from './problem.ts';

/** Errors of these keywords only repeat a deeper error. */
const WRAPPERS = new Set(['if', 'oneOf', 'anyOf', 'allOf']);

/** The error of a key's own schema is at the parent and does not name the key; the accompanying `propertyNames` error does. */
const isRepeated = ({ keyword, propertyName }: ErrorObject): boolean => WRAPPERS.has(keyword) || propertyName !== undefined;

/**
 * Normalises ajv errors. ajv points at the parent of a missing or unknown key; an operator needs the key itself.
 *
 * @param base Pointer of the checked value inside the release, put before every pointer.
 */
export function toProblems(errors: readonly ErrorObject[], base = ''): Problem[] {
  const deep = errors.filter((error) => !isRepeated(error));
  const found = (deep.length > 0 ? deep : errors).map(({ keyword, instancePath, params }) => {
    const key: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? params['propertyName'];
    const pointer = `${base}${instancePath}${typeof key === 'string' ? pointerTo(key) : ''}`;
    const isUnknownKey = keyword === 'additionalProperties' || keyword === 'propertyNames';
    return problem(`schema.${keyword}`, pointer, params, 'error', isUnknownKey ? { op: 'remove', pointer } : undefined);
  });
  const seen = new Set<string>();
  return found.filter(({ code, pointer }) => {
    const id = `${code} ${pointer}`;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
