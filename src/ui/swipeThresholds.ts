import { createContext, useContext } from 'react';

/** How far a finger must go, in px. */
interface SwipeThresholds {
  /** Down, to close a sheet. */
  readonly sheetSwipePx: number;
  /** Along a carousel or a rail, to move it on. */
  readonly carouselSwipePx: number;
}

const Thresholds = createContext<SwipeThresholds | undefined>(undefined);

/** Without it no swipe closes a sheet, and carousels move on as soon as Swiper's own would. */
export const SwipeProvider = Thresholds.Provider;

export const useSwipeThresholds = (): SwipeThresholds | undefined => useContext(Thresholds);
