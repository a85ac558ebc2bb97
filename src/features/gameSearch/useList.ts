import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { isStaleEntry } from '#src/site/isStaleEntry.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { type ListedGames, renderedQuery } from './filterChoices.ts';
import { readList, writeList } from './listAddress.ts';
import { type ListPage, listType } from './listPages.ts';
import { type ListEvent, type ListState, isOwnMode, nextList } from './listState.ts';

/** Names that `writeList` writes. */
const OWN = ['type', 'vassalage', 'vendors', 'minBet', 'volatility', 'rtp', 'freeplay', 'sort', 'q', 'page'] as const;

/** Pause in loading more after which the address follows: browsers refuse to change it often. */
const SETTLE_MS = 400;

/** The query with another list's parameters. Category and all other parameters stay. */
function withList(query: URLSearchParams, state: ListState, page: ListPage): string {
  const next = new URLSearchParams(query);
  for (const name of OWN) next.delete(name);
  for (const [name, value] of writeList(state, page)) next.set(name, value);
  if (page.isSearch && !next.has('q')) next.set('q', '');
  const text = next.toString();
  return text && `?${text}`;
}

/** Number of loaded pages of an address's list, and where the last request for more came from. */
interface More {
  readonly key: string;
  readonly page: number;
  readonly by: 'player' | 'list';
}

export interface List extends ListedGames {
  readonly state: ListState;
  /** The address names a list that only the player can draw. */
  readonly isWaiting: boolean;
  readonly change: (event: ListEvent) => void;
}

/**
 * The list that the address names, and functions to change it. Changes replace the history entry, so that one step back leaves the screen. Lists
 * that need a session lead a guest to `guestTarget` (GLIST-21).
 */
export function useList(page: ListPage, guestTarget: string = paths.login): List {
  const { query: known, isTakenOver } = usePageQuery();
  const location = useLocation();
  const navigate = useNavigate();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const { searchIn } = useSite().site.behaviour.lobby;
  const { data: structure } = useVendorStructure();
  const query = useMemo(() => (isTakenOver ? known : renderedQuery(known, structure)), [isTakenOver, known, structure]);
  const isWaiting = !isTakenOver && query.has(OPAQUE_PARAM);
  const read = useMemo(() => readList(query, page, structure), [query, page, structure]);
  const key = useMemo(() => withList(query, { ...read, page: 1 }, page), [query, read, page]);
  const [more, setMore] = useState<More>({ key, page: read.page, by: 'list' });
  const shown = more.key === key ? Math.max(more.page, read.page) : read.page;
  const state = useMemo(() => ({ ...read, page: shown }), [read, shown]);

  useEffect(() => {
    if (shown === read.page) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer = setTimeout(() => {
        // Another page is on its way: this must not take its place.
        if (isStaleEntry(location.key)) return;
        void navigate({ search: withList(query, state, page) }, { replace: true, state: location.state as unknown });
      }, SETTLE_MS);
    };
    // A page that the list loads ahead is not written to the address before the player scrolls.
    if (more.by === 'player' || scrollY > 0) follow();
    else addEventListener('scroll', follow, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
    };
  }, [shown, more.by, read, query, state, page, navigate, location.state, location.key]);

  const change = useCallback(
    (event: ListEvent) => {
      if (event.type === 'more') return setMore({ key, page: shown + 1, by: event.by });
      const next = nextList(state, event, page, searchIn);
      const search = withList(query, next, page);
      if (isGuest && isOwnMode(next.mode)) return void navigate(guestTarget, { state: openedAt({ ...location, search }) });
      setMore({ key: '', page: 1, by: 'list' });
      // Another list begins at its first game; the page may be scrolled far down.
      if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
      return void navigate({ search }, { replace: true, state: location.state as unknown });
    },
    [key, shown, state, page, query, searchIn, isGuest, navigate, guestTarget, location],
  );
  return { page, state, type: listType(page, query), isWaiting, change };
}
