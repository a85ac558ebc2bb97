import type { ErrorObject } from 'ajv';
import type { Result } from './problem.ts';
import { toProblems } from './toProblems.ts';

/** The export of ajv's standalone code: a predicate that stores its errors as its property. */
export interface AnyValidator {
  (raw: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

export type Reader<T> = (raw: unknown) => Result<T>;

/**
 * Turns a compiled validator into a reader that returns faults as part of its result. Never throws on bad data; never changes `raw`.
 *
 * @param base Pointer of the value inside the release, for its problems.
 */
export const createReader =
  <T>(isValid: AnyValidator, base = ''): Reader<T> =>
  (raw) =>
    // The validator was compiled from the schema that T is the type of.
    isValid(raw) ? { ok: true, value: raw as T } : { ok: false, problems: toProblems(isValid.errors ?? [], base) };
