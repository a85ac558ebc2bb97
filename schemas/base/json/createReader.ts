import type { ErrorObject } from 'ajv';
import type { Result } from './problem.ts';
import { toProblems } from './toProblems.ts';

/** What ajv's standalone code exports: a test that leaves its findings on itself. */
export interface AnyValidator {
  (raw: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

export type Reader<T> = (raw: unknown) => Result<T>;

/**
 * Turns a compiled validator into a reader whose faults cannot be overlooked.
 * Never throws on bad data; never changes `raw`.
 *
 * @param base Pointer of the value inside the release, for its problems.
 */
export const createReader =
  <T>(isValid: AnyValidator, base = ''): Reader<T> =>
  (raw) =>
    // The validator was compiled from the schema that T is the type of.
    isValid(raw) ? { ok: true, value: raw as T } : { ok: false, problems: toProblems(isValid.errors ?? [], base) };
