import { type Problem, keysOf, problem } from '../../base/json/problem.ts';
import type { Release } from '../../declare/release/release.schema.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { ChecklistItem } from './checklistItems.ts';
import { lintRelease } from './lintRelease.ts';

export interface ChecklistEntry {
  readonly item: ChecklistItem;
  readonly isDone: boolean;
  /** Where to decide it. */
  readonly pointer: string;
}

const pointers = {
  name: '/template/parameters/title',
  logo: '/template/theme/logo',
  languages: '/template/parameters/language',
  register: '/registerSettings/fields',
  age: '/template/parameters/age_limit',
} as const;

const DOCUMENTS = '/template/behaviour/documents';

/** The merchant says it itself, and not the preset. */
function says(release: Release, pointer: string): boolean {
  const value = valueAt(release, pointer);
  return value !== undefined && value !== '';
}

/**
 * How far a merchant is from going live for the first time: a preset has another company's name, terms and rules, so each of
 * these must be the merchant's own. A site that was live once is checked by its problems alone.
 */
export function goLiveChecklist(release: Release, preset: Release): ChecklistEntry[] {
  const problems = lintRelease(release, preset).filter(({ severity }) => severity !== 'info');
  const has = (...codes: readonly string[]) =>
    problems.some((found) => codes.some((code) => found.code === code || found.code.startsWith(`${code}.`)));
  // Documents that players accept must be readable: the checkbox's label does not contain them.
  const unreadable = problems.find(({ pointer }) => pointer.startsWith(`${DOCUMENTS}/`));
  const entry = (item: ChecklistItem, isDone: boolean, pointer: string): ChecklistEntry => ({ item, isDone, pointer });
  return [
    entry('name', says(release, pointers.name), pointers.name),
    entry('logo', says(release, pointers.logo), pointers.logo),
    entry('languages', says(release, pointers.languages) && !has('languages', 'strings'), pointers.languages),
    entry('register', says(release, pointers.register) && !has('register'), pointers.register),
    entry('terms', says(release, `${DOCUMENTS}/terms`) && unreadable === undefined, unreadable?.pointer ?? `${DOCUMENTS}/terms`),
    entry('age', says(release, pointers.age), pointers.age),
    entry('problems', problems.length === 0, problems[0]?.pointer ?? pointers.name),
  ];
}

/** The unfinished items as problems: the server's answer to a premature first publication. Open problems are reported separately. */
export const notReady = (release: Release, preset: Release): Problem[] =>
  goLiveChecklist(release, preset)
    .filter(({ item, isDone }) => !isDone && item !== 'problems')
    .map(({ item, pointer }) => problem(`ready.${item}`, pointer, { name: keysOf(pointer).at(-1) ?? '' }));
