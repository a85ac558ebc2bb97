import { readFileSync } from 'node:fs';
import type { Problem, Result } from '#schemas/base/json/problem.ts';
import { type FileContent, contentOf } from '#schemas/edges/preview/releaseFile.ts';
import { readJsonText, textPlaceOf } from '#schemas/base/json/readJsonText.ts';
import { Failure } from '../Failure.ts';
import { type Range, createLocator } from './createLocator.ts';

/** A file that should hold a release. */
export interface SourceFile {
  readonly path: string;
  /** The release in it, or why there is none. */
  readonly content: Result<FileContent>;
  /** Where a pointer of a problem is in the file. */
  readonly locate: (found: Problem) => Range;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure('usage', `${path} cannot be read: ${reason}`);
  }
}

/** Reads a file. Throws `Failure` when there is none; what is wrong with what it holds are problems. */
export function readSource(path: string): SourceFile {
  const text = readText(path);
  const json = readJsonText(text);
  const content = json.ok ? contentOf(json.value) : json;
  const base = content.ok ? content.value.pointer : '';
  const locate = createLocator(text);
  return {
    path,
    content,
    locate: (found) => {
      const place = textPlaceOf(found);
      if (place === undefined) return locate(found.code === 'file.unknownKey' ? found.pointer : base + found.pointer);
      const { line, column, length } = place;
      return { start: { line, column }, end: { line, column: column + length } };
    },
  };
}
