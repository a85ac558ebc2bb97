import { useState } from 'react';
import { moveItem } from './moveItem.ts';

interface RowIds {
  readonly ids: readonly string[];
  readonly move: (from: number, to: number) => void;
  readonly removeAt: (index: number) => void;
}

/**
 * Ids for rows that have none of their own, so that a row keeps its focus and state while it moves. Tell it of moves and
 * removals; rows that come or go otherwise (undo) are at the end.
 */
export function useRowIds(count: number): RowIds {
  const [{ ids, next }, setState] = useState({ ids: [] as readonly string[], next: 0 });
  const missing = Math.max(0, count - ids.length);
  const settled =
    missing > 0 || ids.length > count
      ? [...ids.slice(0, count), ...Array.from({ length: missing }, (_, index) => `row-${next + index}`)]
      : ids;
  if (settled !== ids) setState({ ids: settled, next: next + missing });
  const change = (to: readonly string[]) => setState((state) => ({ ...state, ids: to }));
  return {
    ids: settled,
    move: (from, to) => change(moveItem(settled, from, to)),
    removeAt: (index) => change(settled.filter((_, at) => at !== index)),
  };
}
