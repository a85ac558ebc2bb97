import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

/** What every call of records answers: a page of rows, and how many there are in all. */
interface PagedAnswer {
  readonly list: readonly unknown[];
  readonly totalCount: number;
}

/** Calls that answer rows by the page. */
export type PagedCall = { [C in CallName]: Answer<C> extends PagedAnswer ? C : never }[CallName];

export type RowOf<C extends PagedCall> = Answer<C>['list'][number];
