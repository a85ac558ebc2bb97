import Swiper from 'swiper';
import { applySwipeThreshold } from '../Carousel/applySwipeThreshold.ts';

/** Disables the buttons that lead nowhere. */
function markEnds(root: HTMLElement, { isBeginning, isEnd }: Swiper) {
  root.toggleAttribute('data-at-start', isBeginning);
  root.toggleAttribute('data-at-end', isEnd);
}

/**
 * Gives a rail that CSS drew to Swiper: it can be dragged by mouse and moves by whole groups. Columns keep their sizes and the
 * rail its place, so nothing jumps.
 *
 * @param columns How many columns a step moves.
 * @returns Moves it by a group, and gives it back.
 */
export function upgradeRail(root: HTMLElement, columns: number): { move: (by: 1 | -1) => void; restore: () => void } {
  const track = root.querySelector<HTMLElement>('[data-track]');
  if (!track) return { move: () => undefined, restore: () => undefined };
  const [first, second] = [track.children[0], track.children[1]];
  const { columnGap, paddingInlineStart } = getComputedStyle(track);
  const inset = Number.parseFloat(paddingInlineStart) || 0;
  const step = first && second ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) : 0;
  const initialSlide = step > 0 ? Math.round(Math.abs(track.scrollLeft) / step) : 0;
  track.scrollLeft = 0;
  root.dataset['swiper'] = '';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(root, {
    wrapperClass: track.classList[0] ?? '',
    slideClass: first?.classList[0] ?? '',
    initialSlide,
    speed: isStill ? 0 : 300,
    slidesPerView: 'auto',
    slidesPerGroup: Math.max(1, Math.min(columns, track.children.length - 1)),
    spaceBetween: Number.parseFloat(columnGap) || 0,
    slidesOffsetBefore: inset,
    slidesOffsetAfter: inset,
    resistanceRatio: 0.6,
    on: {
      slideChange: (it) => markEnds(root, it),
      reachBeginning: (it) => markEnds(root, it),
      fromEdge: (it) => markEnds(root, it),
    },
  });
  applySwipeThreshold(swiper);
  markEnds(root, swiper);
  return {
    move: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    restore: () => {
      swiper.destroy(true, true);
      delete root.dataset['swiper'];
    },
  };
}
