import type { CallAnswer, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

/** Calls that answer games by the page. */
export type PagedCall = 'games' | 'favouriteList' | 'recentList';

/** A call and its parameters, by page. */
export interface PagedRead {
  readonly call: PagedCall;
  readonly paramsOf: (page: number) => Params;
}

/** The games of an answer; calls have different names for them. */
export function gamesOf(answer: CallAnswer<PagedCall>): readonly Game[] {
  const { games, content, list } = answer as Partial<Record<'games' | 'content' | 'list', readonly Game[]>>;
  return games ?? content ?? list ?? [];
}

/** Total number of games. Where the platform gives only the number of pages, the last page may have fewer. */
export function totalOf(answer: CallAnswer<PagedCall>, pageSize: number): number {
  const { totalPages, totalCount } = answer;
  return totalCount ?? (totalPages <= 1 ? gamesOf(answer).length : totalPages * pageSize);
}

type IndexAnswer = Pick<CallAnswer<'games'>, 'found' | 'suggestions' | 'facets'>;

/** Our server's other finds of a search; empty for another call or another server. */
export const searchOf = (answer: CallAnswer<PagedCall> | undefined): IndexAnswer => (answer ?? {}) as IndexAnswer; // no other call has fields of these names
