import { type Problem, type Result, problem } from '../../base/json/problem.ts';
import { isObject } from '../../base/json/isObject.ts';
import type { JsonObject } from '../../base/json/readJson.ts';
import { SCHEMA_VERSION } from '../../declare/release/release.schema.ts';
import { toVersion2 } from './0002-named-documents.ts';
import { toVersion3 } from './0003-typefaces.ts';
import { toVersion4 } from './0004-company.ts';
import { droppedByVersion5, toVersion5 } from './0005-pairs.ts';

/** Steps in ascending order; the step at index i turns shape i + 1 into shape i + 2. Added only, never edited. */
const steps: readonly ((document: JsonObject) => JsonObject)[] = [toVersion2, toVersion3, toVersion4, toVersion5];

/**
 * Brings a release of any older shape to today's. A document without `schemaVersion` has shape 1.
 *
 * @returns The migrated document, or a problem when it is not an object, or newer than this code. Never throws, never changes
 *   its input, and leaves a document of today's shape as it is.
 */
export function migrate(document: unknown): Result<unknown> {
  if (!isObject(document)) return { ok: false, problems: [problem('schema.type', '', { type: 'object' })] };
  const { schemaVersion: version = 1 } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { ok: false, problems: [problem('release.versionUnreadable', '/schemaVersion', { value: JSON.stringify(version) })] };
  }
  if (version > SCHEMA_VERSION) {
    return { ok: false, problems: [problem('release.newer', '/schemaVersion', { version, known: SCHEMA_VERSION })] };
  }
  // Steps only move, rename and split, so JSON stays JSON.
  const value = steps.slice(version - 1).reduce((shape, step) => step(shape), document as JsonObject);
  return { ok: true, value };
}

/** What a release of an older shape says that today's has no setting for: migrating it drops that. */
export const droppedFrom = (document: unknown): Problem[] => {
  const isOlder = isObject(document) && Number(document['schemaVersion'] ?? 1) < 5;
  return isOlder ? droppedByVersion5(document as JsonObject) : []; // as above
};
