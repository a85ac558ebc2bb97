import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface ListFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * For a list whose rows can be taken away: when the row with the focus goes, the focus goes on to the row in its place, and
 * does not fall back to the top of the page; after the last one it goes to the list's container.
 */
export function useListFocus<E extends HTMLElement>(count: number): ListFocus<E> {
  const ref = useRef<E>(null);
  const place = useRef(-1);
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    const list = ref.current;
    if (!hasShrunk || !list || place.current < 0 || list.ownerDocument.activeElement !== list.ownerDocument.body) return;
    const row = list.children[Math.min(place.current, list.children.length - 1)];
    const next = row?.querySelector<HTMLElement>('a[href], button') ?? list.closest<HTMLElement>('[tabindex="-1"]');
    next?.focus();
  }, [count]);
  const onFocus = ({ target }: FocusEvent) => {
    place.current = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target));
  };
  return { ref, onFocus };
}
