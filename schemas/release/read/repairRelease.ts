import { createReader } from '../../base/json/createReader.ts';
import { release as isRelease } from '../../generated/documents.js';
import { migrate } from '../migrations/migrate.ts';
import { type Problem, keysOf, pointerTo } from '../../base/json/problem.ts';
import { isObject } from '../../base/json/isObject.ts';
import { checkJson } from '../../base/json/readJson.ts';
import type { Release } from '../../declare/release/release.schema.ts';
import { valueAt, withValueAt } from '../../base/json/overlay.ts';

const readShape = createReader<Release>(isRelease);
const PARAMETERS = pointerTo('template', 'parameters');

/** Platforms also send numbers and booleans where text is agreed. */
function withTextParameters(document: unknown): unknown {
  const parameters = valueAt(document, PARAMETERS);
  if (!isObject(parameters)) return document;
  const text = (value: unknown) =>
    typeof value === 'boolean' ? String(Number(value)) : typeof value === 'number' ? String(value) : value;
  return withValueAt(
    document,
    PARAMETERS,
    Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, text(value)])),
  );
}

/**
 * The part to drop so that a fault is gone. A block or a rule is dropped as a whole: without its condition a block would show to everyone, and
 * half a rule is meaningless.
 */
function faultyPart(pointer: string): string {
  const keys = keysOf(pointer);
  const [root, part] = keys;
  if (root === 'template' && part === 'layout') return pointerTo(...keys.slice(0, 4));
  if (root === 'registerSettings' && keys.includes('rules')) return pointerTo(...keys.slice(0, keys.indexOf('rules') + 2));
  if (root === 'registerSettings' && part === 'shared') return pointerTo(...keys.slice(0, 4));
  return pointer;
}

/** Removes from last to first, so that removing one element of a list does not move the next. The document itself is never removed. */
function without(document: unknown, pointers: readonly string[]): unknown {
  const lastFirst = [...new Set(pointers)].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return lastFirst.reduce(
    (rest, pointer) => (pointer === '' || valueAt(rest, pointer) === undefined ? rest : withValueAt(rest, pointer, undefined)),
    document,
  );
}

/**
 * Reads the usable parts of a release from another platform: every part that the schema refuses is dropped, so that the layer below applies.
 * Blocks keep invalid props; `resolveSite` marks those.
 *
 * @returns The release, or undefined if no part of it is usable, and all problems. Never throws.
 */
export function repairRelease(raw: unknown): { readonly release: Release | undefined; readonly problems: readonly Problem[] } {
  const safe = checkJson(raw);
  if (!safe.ok) return { release: undefined, problems: safe.problems };
  const migrated = migrate(safe.value);
  if (!migrated.ok) return { release: undefined, problems: migrated.problems };
  let document = withTextParameters(migrated.value);
  const found: Problem[] = [];
  for (;;) {
    const read = readShape(document);
    if (read.ok) return { release: read.value, problems: found };
    found.push(...read.problems);
    const repaired = without(
      document,
      read.problems.map(({ pointer }) => faultyPart(pointer)),
    );
    if (repaired === document) return { release: undefined, problems: found };
    document = repaired;
  }
}
