import { useRef, useState } from 'react';
import { PAGE } from './recordRange.ts';
import { useQueryChoice } from './useQueryChoice.ts';

/** More pages than these are not asked for at once: an address can name any number, and each is a call. */
const MOST_AT_ONCE = 25;

function readPages(named: string, last: number): number {
  const pages = /^\d{1,5}$/.test(named) ? Number(named) : 1;
  return Math.max(1, Math.min(pages, last, MOST_AT_ONCE));
}

interface Pages {
  /** Number of visible pages. */
  readonly pages: number;
  readonly showMore: () => void;
  /** For the first row of the last page: users of a keyboard or a screen reader continue there. */
  readonly goOn: (row: HTMLElement | null) => void;
}

/** The pages of a list that grows on request, up to the last one. The address stores their number, so that a step back shows them again. */
export function usePages(last: number): Pages {
  const [named, choose] = useQueryChoice(PAGE);
  const [pages, setPages] = useState(() => readPages(named, last));
  const hasRequested = useRef(false);
  return {
    pages,
    showMore: () => {
      hasRequested.current = true;
      setPages(pages + 1);
      choose(String(pages + 1));
    },
    goOn: (row) => {
      if (row === null || !hasRequested.current) return;
      hasRequested.current = false;
      row.focus({ preventScroll: true });
    },
  };
}
