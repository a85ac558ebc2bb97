import { isObject } from '../isObject.ts';
import { type Result, problem } from '../problem.ts';
import { readRelease } from '../readRelease.ts';
import type { Release } from '../release/release.schema.ts';

/** What marks a file as ours, and which shape of the envelope it has. The release inside has a shape of its own. */
const KIND = 'livery-release';
const FORMAT = 1;

/** A release as one file, with where it comes from. */
export interface ReleaseFile {
  readonly kind: typeof KIND;
  readonly format: typeof FORMAT;
  readonly merchantCode: string;
  /** What was live, or `draft`. */
  readonly revision: number | 'draft';
  readonly exportedAt: string;
  readonly release: unknown;
}

export const releaseFile = (facts: Omit<ReleaseFile, 'kind' | 'format'>): ReleaseFile => ({
  kind: KIND,
  format: FORMAT,
  ...facts,
});

export const releaseFileName = (merchantCode: string, revision: ReleaseFile['revision']): string =>
  `${merchantCode}-${revision === 'draft' ? 'draft' : `revision-${revision}`}.livery.json`;

/** The release in a file: our envelope, or a bare release as `templates/` holds it. */
function contentOf(raw: unknown): Result<unknown> {
  if (!isObject(raw)) return { ok: false, problems: [problem('file.notRelease', '')] };
  if (raw['kind'] !== KIND) {
    if (!isObject(raw['template'])) return { ok: false, problems: [problem('file.notRelease', '')] };
    const { $schema: _schema, ...release } = raw;
    return { ok: true, value: release };
  }
  if (raw['format'] !== FORMAT) return { ok: false, problems: [problem('file.newer', '/format', { known: FORMAT })] };
  return { ok: true, value: raw['release'] };
}

/**
 * Reads a release file for an import: whole or not at all. Pointers of problems are the
 * release's. The release gets the merchant's code; `from` says whose it was.
 */
export function readReleaseFile(
  raw: unknown,
  merchantCode: string,
): Result<{ readonly release: Release; readonly from: string }> {
  const content = contentOf(raw);
  if (!content.ok) return content;
  const read = readRelease(content.value);
  if (!read.ok) return read;
  const { template } = read.value;
  return {
    ok: true,
    value: { release: { ...read.value, template: { ...template, merchantCode } }, from: template.merchantCode },
  };
}
