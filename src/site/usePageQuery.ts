import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';

const never = () => () => undefined;

interface PageQuery {
  readonly query: URLSearchParams;
  /** More is in the address than the page knows yet: the server has drawn nothing of it. */
  readonly isWaiting: boolean;
  /** Whether the page is hydrated: until then it shows the server's HTML. */
  readonly isTakenOver: boolean;
}

/** The query of the address: until hydration the part that the server knows, afterwards all of it. */
export function usePageQuery(): PageQuery {
  const { pathname, search } = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => {
    const addressQuery = new URLSearchParams(search);
    const query = isTakenOver ? addressQuery : new URLSearchParams(canonicalQuery(pathname, addressQuery));
    return { query, isWaiting: !isTakenOver && query.has(OPAQUE_PARAM), isTakenOver };
  }, [pathname, search, isTakenOver]);
}
