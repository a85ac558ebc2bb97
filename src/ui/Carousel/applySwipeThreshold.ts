import type Swiper from 'swiper';

/** Lets a drag move a carousel on once the finger has gone `thresholdPx`, however slowly, and never before (CONST-04). */
export function applySwipeThreshold(swiper: Swiper, thresholdPx: number | undefined): void {
  if (thresholdPx === undefined) return;
  // Swiper decides by the crossed share of a slide and by speed. Here only the distance counts, so the share is set to always or never enough.
  swiper.params.shortSwipes = false;
  swiper.params.longSwipesMs = 0;
  let touchedX = 0;
  swiper.on('touchStart', ({ touches }) => (touchedX = touches.startX));
  swiper.on('touchEnd', ({ touches, params }) => {
    params.longSwipesRatio = Math.abs(touches.currentX - touchedX) >= thresholdPx ? 0 : 1;
  });
}
