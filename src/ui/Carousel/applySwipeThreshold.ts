import type Swiper from 'swiper';

/** Lets a drag move a carousel on once the finger has gone `thresholdPx`, however slowly, and never before (CONST-04). */
export function applySwipeThreshold(swiper: Swiper, thresholdPx: number | undefined): void {
  if (thresholdPx === undefined) return;
  // Swiper judges by the share of a slide that was crossed and by haste: of any share, all or nothing is enough.
  swiper.params.shortSwipes = false;
  swiper.params.longSwipesMs = 0;
  let touchedX = 0;
  swiper.on('touchStart', ({ touches }) => (touchedX = touches.startX));
  swiper.on('touchEnd', ({ touches, params }) => {
    params.longSwipesRatio = Math.abs(touches.currentX - touchedX) >= thresholdPx ? 0 : 1;
  });
}
