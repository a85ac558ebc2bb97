import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ScaledShape, type RowHeights, type Window, heightOf, windowOf } from './windowOf.ts';

/** Rendered height beyond the screen on either side, in screen heights. */
const REACH = 2;
/**
 * Nearness to the end at which more is wanted while the page is scrolled, in heights of the screen: the least by which a hard fling over an
 * answer of 150 ms meets no outline.
 */
const HURRY = 1;

const rowHeight = (list: HTMLElement, selector: string): number =>
  list.querySelector<HTMLElement>(selector)?.getBoundingClientRect().height ?? 0;

/** Heights of the rendered rows; undefined while there is no row of the default format to measure. */
function measure(list: HTMLElement): RowHeights | undefined {
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const usual = rowHeight(list, ':scope > [data-usual]');
  if (usual === 0) return undefined;
  return { usual: usual + gap, large: (rowHeight(list, ':scope > [data-format]') || usual) + gap };
}

const isSame = (a: object | undefined, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

interface ListSize {
  readonly pages: number;
  readonly total: number;
}

/** Before anything is measured, and on the server, the first pages are there whole. */
const unmeasured = ({ pages }: ListSize): Window => ({ from: 1, to: Math.min(pages, 4), before: 0, after: 0 });

/** Keeps the drawn part of a long list around the screen, and asks for more when its end comes near. */
export function useWindow(
  root: RefObject<HTMLElement | null>,
  size: ListSize,
  shape: ScaledShape,
  onNearEnd?: () => void,
): Window {
  const { pages, total } = size;
  const { pageSize, large, inRow, scale } = shape;
  const heights = useRef<RowHeights>(undefined);
  const [shown, setShown] = useState<Window>();

  const askedAt = useRef(0);
  const place = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    place.current = () => {
      const list = root.current;
      if (!list) return;
      heights.current ??= measure(list);
      if (!heights.current) return;
      const { top } = list.getBoundingClientRect();
      const screen = innerHeight;
      const view = { top: -top - REACH * screen, bottom: -top + (1 + REACH) * screen };
      const next = windowOf(view, { pages, total }, { pageSize, large, inRow, scale }, heights.current);
      setShown((before) => (isSame(before, next) ? before : next));
      const measured = heights.current;
      const bottomOf = (shown: number) => top + heightOf({ pages: shown, total }, { pageSize, large, inRow, scale }, measured);
      // One page is loaded beyond the screen in advance; further ones only by scrolling.
      const isNear = bottomOf(pages - 1) < screen || (scrollY > 0 && bottomOf(pages) < (1 + HURRY) * screen);
      if (!isNear || askedAt.current === pages) return;
      askedAt.current = pages; // once for each length: the list is about to grow
      onNearEnd?.();
    };
  });
  // Only when the list itself has changed: its position does not depend on the rows that are drawn.
  useLayoutEffect(() => place.current(), [pages, total, pageSize, large, inRow, scale]);

  useEffect(() => {
    let animationFrame = 0;
    const onScroll = () => {
      animationFrame ||= requestAnimationFrame(() => {
        animationFrame = 0;
        // Before this frame is painted: later there would be a gap to see.
        flushSync(() => place.current());
      });
    };
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      heights.current = undefined; // tiles are as wide as the screen lets them
      onScroll();
    });
    addEventListener('scroll', onScroll, { passive: true });
    observer.observe(document.documentElement);
    return () => {
      cancelAnimationFrame(animationFrame);
      removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);

  if (!shown) return unmeasured(size);
  // Measurements of a longer list do not hold for a shorter one.
  return shown.from > pages ? unmeasured(size) : { ...shown, to: Math.min(shown.to, pages) };
}
