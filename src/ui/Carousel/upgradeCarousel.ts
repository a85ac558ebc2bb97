import Swiper from 'swiper';
import { markShown, shownSlide } from './autoplay.ts';
import { applySwipeThreshold } from './applySwipeThreshold.ts';

/**
 * Gives a carousel that CSS drew to Swiper: it can be dragged by mouse, and changes at its own speed. It stays on the
 * slide that is shown. Slides are not looped by copies: React owns them.
 *
 * @returns Gives it back.
 */
export function upgradeCarousel(root: HTMLElement, speedMs: number): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  if (!track) return () => undefined;
  const initialSlide = shownSlide(root);
  // Swiper measures with its own gaps and insets, so the sheet's are read before it lets go of them.
  const { columnGap, paddingInlineStart } = getComputedStyle(track);
  const inset = Number.parseFloat(paddingInlineStart);
  root.dataset['swiper'] = '';
  track.scrollLeft = 0;
  const swiper = new Swiper(root, {
    wrapperClass: track.className.split(' ')[0] ?? '',
    slideClass: track.firstElementChild?.classList[0] ?? '',
    initialSlide,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speedMs,
    slidesPerView: 'auto',
    spaceBetween: Number.parseFloat(columnGap) || 0,
    slidesOffsetBefore: inset,
    slidesOffsetAfter: inset,
    resistanceRatio: 0.6,
    on: { slideChange: () => markShown(root) },
  });
  applySwipeThreshold(swiper);
  return () => {
    swiper.destroy(true, true);
    delete root.dataset['swiper'];
  };
}
