import type { CallAnswer, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

/** Calls that answer games by the page. */
export type PagedCall = 'games' | 'favouriteList' | 'recentList';

/** A call and what it is asked with, by page. */
export interface PagedRead {
  readonly call: PagedCall;
  readonly paramsOf: (page: number) => Params;
}

/** The games of an answer, by whatever name its call has for them. */
export function gamesOf(answer: CallAnswer<PagedCall>): readonly Game[] {
  const { games, content, list } = answer as Partial<Record<'games' | 'content' | 'list', readonly Game[]>>;
  return games ?? content ?? list ?? [];
}

/** How many games there are in all. Where the platform gives only the number of pages, the last one may have fewer. */
export function totalOf(answer: CallAnswer<PagedCall>, pageSize: number): number {
  const { totalPages, totalCount } = answer;
  return totalCount ?? (totalPages <= 1 ? gamesOf(answer).length : totalPages * pageSize);
}

type IndexAnswer = Pick<CallAnswer<'games'>, 'found' | 'suggestions' | 'facets'>;

/** What our server found beside the games of a search; nothing from another call or another server. */
export const searchOf = (answer: CallAnswer<PagedCall> | undefined): IndexAnswer => (answer ?? {}) as IndexAnswer; // no other call has fields of these names
