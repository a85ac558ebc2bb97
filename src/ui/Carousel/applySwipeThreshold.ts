import type Swiper from 'swiper';
import { SWIPE_PX } from '../swipePx.ts';

/** Lets a drag move a carousel on once the finger has gone `SWIPE_PX`, however slowly, and never before (CONST-04). */
export function applySwipeThreshold(swiper: Swiper): void {
  // Swiper decides by the crossed share of a slide and by speed. Here only the distance counts, so the share is set to always or never enough.
  swiper.params.shortSwipes = false;
  swiper.params.longSwipesMs = 0;
  let touchedX = 0;
  swiper.on('touchStart', ({ touches }) => (touchedX = touches.startX));
  swiper.on('touchEnd', ({ touches, params }) => {
    params.longSwipesRatio = Math.abs(touches.currentX - touchedX) >= SWIPE_PX ? 0 : 1;
  });
}
