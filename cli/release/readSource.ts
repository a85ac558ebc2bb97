import { readFileSync } from 'node:fs';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type Problem, type Result, problem } from '#schemas/problem.ts';
import { type FileContent, contentOf } from '#schemas/preview/releaseFile.ts';
import { readJson } from '#schemas/readJson.ts';
import { Failure } from '../Failure.ts';
import { type Range, createLocator, rangeAt } from './createLocator.ts';

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

/** The first place where a text is no JSON. */
function faultIn(text: string): ParseError {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0] ?? { error: 1, offset: 0, length: 0 };
}

/** Reads a file. Throws `Failure` when there is none; what is wrong with what it holds are problems. */
export function readSource(path: string): SourceFile {
  const text = readText(path);
  const json = readJson(text);
  if (!json.ok && json.problems.some(({ code }) => code === 'json.malformed')) {
    const { error, offset, length } = faultIn(text);
    // The reason of JSON.parse depends on the version of Node; this one does not.
    const problems = [problem('json.malformed', '', { reason: printParseErrorCode(error) })];
    return { path, content: { ok: false, problems }, locate: () => rangeAt(text, offset, length) };
  }
  const content = json.ok ? contentOf(json.value) : json;
  const base = content.ok ? content.value.pointer : '';
  const locate = createLocator(text);
  return { path, content, locate: ({ pointer }) => locate(base + pointer) };
}
