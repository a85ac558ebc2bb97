import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useScale } from '../scales.ts';
import { useHasComeNear } from '../useHasComeNear.ts';
import { startAutoplay } from './autoplay.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Names the carousel and its buttons. */
  readonly label: string;
  /** ms until the next slide; 0 for a carousel that does not move by itself. A single slide never does. */
  readonly autoplayMs?: number;
  /** ms after which it stops; 0: it never stops by itself, and players can pause it. */
  readonly restAfterMs?: number;
  /** ms a change of slides takes once Swiper has taken over. */
  readonly speedMs?: number;
  /** One slide across the whole width, cards with the next one partly visible, or several slides below a heading. */
  readonly frame: 'edge' | 'card' | 'row';
  /** How many slides of a row the width of a phone shows; a fraction makes the next one partly visible (HOME-15). Wider screens show more. */
  readonly inView?: number;
  /** Heading of a row, with its buttons where there is something to move. */
  readonly head?: (controls: ReactNode) => ReactNode;
  /** One child per slide. */
  readonly children: ReactNode;
}

/** Number of rendered slides of a row beyond the visible ones, so that the last of them is not visible at once. */
const HIDDEN = 2;

/** Loads Swiper at the first touch or focus of the slides and hands the carousel over when the finger is off it. */
function useUpgrade(root: { readonly current: HTMLElement | null }, speedMs: number) {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const end = new AbortController();
    const ended: { restore?: () => void } = {};
    const released = () =>
      new Promise((resolve) =>
        element.matches(':active') ? addEventListener('pointerup', resolve, { once: true, signal: end.signal }) : resolve(0),
      );
    async function upgrade() {
      const [{ upgradeCarousel }] = await Promise.all([import('./upgradeCarousel.ts'), released()]);
      if (element && !end.signal.aborted) ended.restore = upgradeCarousel(element, speedMs);
    }
    let isRequested = false;
    const ask = ({ target }: Event) => {
      // Its buttons work without Swiper, and a Swiper that started now would undo the step that they just began.
      if (isRequested || (target instanceof Element && target.closest('button'))) return;
      isRequested = true;
      // Without Swiper the carousel goes on as CSS draws it.
      void upgrade().catch((error: unknown) => console.warn('The carousel stays as it is.', error));
    };
    for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, ask, { signal: end.signal, passive: true });
    return () => {
      end.abort();
      ended.restore?.();
    };
  }, [root, speedMs]);
}

/**
 * Slides in a row that snap. Laid out by CSS, moved by `autoplay.ts`, and handed over to Swiper at the first touch. Of a row with many slides
 * the first ones are rendered; the others follow when the last of these is visible.
 */
export function Carousel({
  label,
  autoplayMs = 0,
  restAfterMs = 0,
  speedMs = 300,
  frame,
  inView = 1,
  head,
  children,
}: CarouselProps) {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const slides = Children.toArray(children);
  const count = slides.length;
  const across = useScale('--row-scale') * inView;
  const isLong = count > (frame === 'row' ? across : 1);
  const moves = autoplayMs > 0 && isLong;
  const pauses = moves && restAfterMs === 0;
  useEffect(() => (root.current ? startAutoplay(root.current) : undefined), [autoplayMs, restAfterMs, count]);
  useUpgrade(root, speedMs);
  const last = useRef<HTMLDivElement>(null);
  const hasAll = useHasComeNear(last) || frame !== 'row';
  const shown = slides.slice(0, hasAll ? count : Math.floor(across) + HIDDEN);

  return (
    <section
      ref={root}
      className={styles.root}
      data-frame={frame}
      data-autoplay-ms={moves ? autoplayMs : 0}
      data-rest-ms={moves ? restAfterMs : 0}
      data-in-view={frame === 'row' ? inView : undefined}
      style={frame === 'row' ? { '--in-view': inView } : undefined}
      aria-roledescription="carousel"
      aria-label={label}
      suppressHydrationWarning
    >
      {head ? null : <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      {head?.(
        isLong ? (
          <span className={styles.buttons}>
            <Steps of={label} />
            {pauses ? <Pause of={label} /> : null}
          </span>
        ) : null,
      )}
      {!head && isLong ? <Controls count={count} pauses={pauses} of={label} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard, too */}
      <div className={styles.track} data-track="" tabIndex={0}>
        {shown.map((slide, index) => (
          <div
            ref={index === shown.length - 1 ? last : undefined}
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('ui.position', { index: index + 1, count })}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

function Steps({ of }: { readonly of: string }) {
  const t = useText();
  return (
    <>
      <button type="button" className={styles.step} data-go="previous" aria-label={`${t('ui.previous')}: ${of}`}>
        <Icon name="back" />
      </button>
      <button type="button" className={styles.step} data-go="next" aria-label={`${t('ui.next')}: ${of}`}>
        <Icon name="forward" />
      </button>
    </>
  );
}

function Pause({ of }: { readonly of: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.pause}
      data-pause=""
      aria-label={`${t('ui.pause')}: ${of}`}
      aria-pressed="false"
      suppressHydrationWarning
    >
      <Icon name="pause" size={14} />
      <Icon name="play" size={14} />
    </button>
  );
}

function Controls({ count, pauses, of }: { readonly count: number; readonly pauses: boolean; readonly of: string }) {
  const t = useText();
  return (
    <>
      <Steps of={of} />
      <div className={styles.controls}>
        {Array.from({ length: count }, (_slide, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            data-go={index}
            aria-label={t('ui.position', { index: index + 1, count })}
            aria-current={index === 0 ? 'true' : undefined}
            suppressHydrationWarning
          />
        ))}
        {pauses ? <Pause of={of} /> : null}
      </div>
    </>
  );
}
