import { isObject } from '../isObject.ts';
import { type Result, problem } from '../problem.ts';
import { readRelease } from '../readRelease.ts';
import type { Release } from '../release/release.schema.ts';
import { RELEASE_FILE_FORMAT as FORMAT, RELEASE_FILE_KIND as KIND, type ReleaseFile } from './releaseFile.schema.ts';

export const releaseFile = (facts: Omit<ReleaseFile, 'kind' | 'format'>): ReleaseFile => ({
  kind: KIND,
  format: FORMAT,
  ...facts,
});

export const releaseFileName = (merchantCode: string, revision: ReleaseFile['revision']): string =>
  `${merchantCode}-${revision === 'draft' ? 'draft' : `revision-${revision}`}.livery.json`;

/** Where an exported file comes from. */
export type FileOrigin = Pick<ReleaseFile, 'merchantCode' | 'revision' | 'draftRevision'>;

export interface FileContent {
  /** Not checked yet. */
  readonly release: unknown;
  /** JSON Pointer of the release in the file. */
  readonly pointer: '' | '/release';
  /** Undefined for a bare release. */
  readonly origin: FileOrigin | undefined;
}

function originOf({ merchantCode, revision, draftRevision }: Readonly<Record<string, unknown>>): FileOrigin | undefined {
  if (typeof merchantCode !== 'string' || (typeof revision !== 'number' && revision !== 'draft')) return undefined;
  return { merchantCode, revision, ...(typeof draftRevision === 'number' ? { draftRevision } : {}) };
}

/** The release in a file: our envelope, or a bare release as `templates/` holds it. */
export function contentOf(raw: unknown): Result<FileContent> {
  if (!isObject(raw)) return { ok: false, problems: [problem('file.notRelease', '')] };
  if (raw['kind'] !== KIND) {
    if (!isObject(raw['template'])) return { ok: false, problems: [problem('file.notRelease', '')] };
    const { $schema: _schema, ...release } = raw;
    return { ok: true, value: { release, pointer: '', origin: undefined } };
  }
  if (raw['format'] !== FORMAT) return { ok: false, problems: [problem('file.newer', '/format', { known: FORMAT })] };
  return { ok: true, value: { release: raw['release'], pointer: '/release', origin: originOf(raw) } };
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
  const read = readRelease(content.value.release);
  if (!read.ok) return read;
  const { template } = read.value;
  return {
    ok: true,
    value: { release: { ...read.value, template: { ...template, merchantCode } }, from: template.merchantCode },
  };
}
