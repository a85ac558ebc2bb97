import { blockProblems } from './blockProblems.ts';
import { type Reader, createReader } from '../../base/json/createReader.ts';
import { release as isRelease } from '../../generated/documents.js';
import { migrate } from '../migrations/migrate.ts';
import { type Problem, type Result, pointerTo } from '../../base/json/problem.ts';
import { checkJson } from '../../base/json/readJson.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import type { Release } from '../../declare/release/release.schema.ts';

const readShape: Reader<Release> = createReader<Release>(isRelease);

const layoutProblems = (release: Release): Problem[] =>
  regions.flatMap((region: Region) =>
    (release.template.layout?.[region] ?? []).flatMap((placed, index) =>
      blockProblems(placed, pointerTo('template', 'layout', region, index)),
    ),
  );

/**
 * Reads a release from outside: refuses prototype keys, migrates older shapes, checks shape and every block's props.
 *
 * @returns The release in today's shape, or every problem found. Never throws. Rules that a schema cannot say are
 *   `lintRelease`'s.
 */
export function readRelease(raw: unknown): Result<Release> {
  const safe = checkJson(raw);
  if (!safe.ok) return safe;
  const migrated = migrate(safe.value);
  if (!migrated.ok) return migrated;
  const shape = readShape(migrated.value);
  if (!shape.ok) return shape;
  const problems = layoutProblems(shape.value);
  return problems.length > 0 ? { ok: false, problems } : shape;
}
