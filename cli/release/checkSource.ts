import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { droppedFrom } from '#schemas/release/migrations/migrate.ts';
import type { Problem, Severity } from '#schemas/base/json/problem.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import type { Range } from './createLocator.ts';
import { presets } from './presets.ts';
import type { SourceFile } from './readSource.ts';

/** A problem with its words and its place in a file. */
export interface FoundProblem {
  readonly path: string;
  readonly range: Range;
  readonly problem: Problem;
  readonly sentence: string;
}

/** What publishing would find: faults of the shape, else what only lint rules can say. */
function problemsOf(release: unknown): readonly Problem[] {
  const read = readRelease(release);
  return read.ok ? lintRelease(read.value, presets[read.value.template.version]) : read.problems;
}

/** Everything that is wrong with the release in a file, in the order of the file. Asks no server. */
export function checkSource({ path, content, locate }: SourceFile): FoundProblem[] {
  const release = content.ok ? content.value.release : undefined;
  const problems = content.ok ? [...problemsOf(release), ...droppedFrom(release), ...content.value.ignored] : content.problems;
  return problems
    .map((each) => ({ path, range: locate(each), problem: each, sentence: problemSentence(inEnglish, each, release) }))
    .sort((a, b) => a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column);
}

/** How many problems there are of a severity. */
export const countOf = (found: readonly FoundProblem[], severity: Severity): number =>
  found.filter(({ problem }) => problem.severity === severity).length;

export const hasErrors = (found: readonly FoundProblem[]): boolean => countOf(found, 'error') > 0;
