import { isObject } from '../../base/json/isObject.ts';
import { droppedFrom, migrate } from '../../release/migrations/migrate.ts';
import { readRelease } from '../../release/read/readRelease.ts';
import { type Problem, type Result, pointerTo, problem } from '../../base/json/problem.ts';
import type { Release } from '../../declare/release/release.schema.ts';
import { repairRelease } from '../../release/read/repairRelease.ts';
import { withValueAt } from '../../base/json/overlay.ts';
import {
  RELEASE_FILE_FORMAT as FORMAT,
  RELEASE_FILE_KIND as KIND,
  type ReleaseFile,
  releaseFileSchema,
} from './releaseFile.schema.ts';

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
  /** Unknown properties around the release, which are not taken over. */
  readonly ignored: readonly Problem[];
}

const KNOWN_KEYS = Object.keys(releaseFileSchema.properties);
const ignoredKeys = (file: object): Problem[] =>
  Object.keys(file)
    .filter((key) => !KNOWN_KEYS.includes(key))
    .map((key) => problem('file.unknownKey', pointerTo(key), { key }, 'warning'));

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
    return { ok: true, value: { release, pointer: '', origin: undefined, ignored: [] } };
  }
  if (raw['format'] !== FORMAT) return { ok: false, problems: [problem('file.newer', '/format', { known: FORMAT })] };
  const release = raw['release'];
  return { ok: true, value: { release, pointer: '/release', origin: originOf(raw), ignored: ignoredKeys(raw) } };
}

/**
 * Reads a release file for callers that need a valid one: whole or not at all. Pointers of problems are those of the release. The release gets
 * the merchant's code; `from` is its former one.
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

/** A release file as a draft. */
export interface DraftFile {
  /** The release as it stands in the file, faults and unknown keys included, in today's shape and with the merchant's code. */
  readonly document: unknown;
  /** As much of it as can be used. */
  readonly usable: Release;
  /** Code of the merchant that it comes from. */
  readonly from: string;
  /** The draft's schema problems, and the parts of the file that are not taken over. */
  readonly problems: readonly Problem[];
}

/**
 * Reads a release file for an import. A draft may have faults, so one bad value does not refuse a file: only a file without any usable part is
 * refused, or one with harmful content.
 */
export function readDraftFile(raw: unknown, merchantCode: string): Result<DraftFile> {
  const content = contentOf(raw);
  if (!content.ok) return content;
  const { release, ignored } = content.value;
  const { release: usable, problems } = repairRelease(release);
  if (usable === undefined) return { ok: false, problems };
  const migrated = migrate(release);
  const read = readRelease(release);
  const found = read.ok ? [] : read.problems;
  const today = migrated.ok ? migrated.value : release;
  const document = withValueAt(today, pointerTo('template', 'merchantCode'), merchantCode);
  return {
    ok: true,
    value: { document, usable, from: usable.template.merchantCode, problems: [...found, ...droppedFrom(release), ...ignored] },
  };
}
