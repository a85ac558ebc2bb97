import { relative } from 'node:path';
import type { Severity } from '#schemas/base/json/problem.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';
import { type Output, coloured, plain } from '../Terminal.ts';
import { type FoundProblem, countOf } from '../release/checkSource.ts';

const colours = { error: 'red', warning: 'yellow', info: 'blue' } as const satisfies Readonly<Record<Severity, string>>;

/** A path as people and editors name it: from the folder that they are in, if the file is below. */
export function shownPath(path: string): string {
  const below = relative('', path).replaceAll('\\', '/');
  return below === '' || below.startsWith('../') ? path : below;
}

/** One line: where, how bad, what. Editors and terminals open `file:line:column`. */
export function problemText(output: Pick<Output, 'hasColours'>, { path, range, problem, sentence }: FoundProblem): string {
  const { code, severity } = problem;
  const word = coloured(output, colours[severity], severity);
  return `${shownPath(path)}:${range.start.line}:${range.start.column}: ${word}: ${plain(sentence)} (${code})`;
}

/** How many problems there are: `2 errors, 1 warning`. */
export function problemCounts(found: readonly FoundProblem[]): string {
  const [errors, warnings, infos] = [countOf(found, 'error'), countOf(found, 'warning'), countOf(found, 'info')];
  const counts = [
    ...(errors > 0 ? [t('problems.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('problems.warnings', { count: warnings })] : []),
    ...(infos > 0 ? [t('problems.infos', { count: infos })] : []),
  ];
  return counts.length === 0 ? t('problems.none') : counts.join(', ');
}
