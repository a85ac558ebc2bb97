import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';

/** A page of rows, by either name that platforms have for them; some give the number of rows, some that of pages. */
type PagedAnswer = ({ readonly list: readonly object[] } | { readonly content: readonly object[] }) &
  ({ readonly totalCount: number } | { readonly totalPages: number });

/** Calls that answer rows by the page. */
export type PagedCall = { [C in CallName]: CallAnswer<C> extends PagedAnswer ? C : never }[CallName];

export type RowOf<C extends PagedCall> =
  CallAnswer<C> extends { readonly list: readonly (infer R)[] }
    ? R
    : CallAnswer<C> extends { readonly content: readonly (infer R)[] }
      ? R
      : never;

interface AnyPage<R> {
  readonly list?: readonly R[];
  readonly content?: readonly R[];
  readonly totalCount?: number;
  readonly totalPages?: number;
}

/** The rows of a page. */
export function rowsOf<C extends PagedCall>(answer: CallAnswer<C>): readonly RowOf<C>[] {
  const { list, content }: AnyPage<unknown> = answer;
  return (list ?? content ?? []) as readonly RowOf<C>[]; // the call's own rows, by whichever name
}

/** Total number of rows. Where only the number of pages is known, the last page may have fewer. */
export function totalOf<C extends PagedCall>(answer: CallAnswer<C>, pageSize: number): number {
  const { totalCount, totalPages = 1 }: AnyPage<unknown> = answer;
  return totalCount ?? (totalPages <= 1 ? rowsOf(answer).length : totalPages * pageSize);
}
