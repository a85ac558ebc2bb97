import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useHasComeNear } from '../useHasComeNear.ts';
import styles from './Ticker.module.css';

interface TickerProps {
  /** Names its button. */
  readonly label: string;
  readonly axis: 'row' | 'column';
  /** Time of one round. */
  readonly seconds: number;
  /** How far a round goes, as a CSS length: the size of the items. Default: half, for a copy of all of them. */
  readonly distance?: string;
  /** List items. */
  readonly children: ReactNode;
  /** The first items once more, so that the end meets the beginning. Not read, not reachable. */
  readonly copy: ReactNode;
  /** ms of motion after which it stops; 0: it never stops by itself, and has a pause button. */
  readonly restAfterMs: number;
  /** Number of equal items per round: it stops where an item begins. */
  readonly steps?: number;
}

/** Where a moving track is now, in px. */
function shiftOf(track: Element): { readonly left: number; readonly top: number } {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(track).transform);
  return { left: -e, top: -f };
}

/**
 * A list that moves in a loop, once it has come near the screen. It pauses under the pointer or the focus. When it has stopped, by itself or by
 * its button, it can be scrolled, as with reduced motion.
 */
export function Ticker({ label, axis, seconds, distance = '50%', children, copy, restAfterMs, steps }: TickerProps) {
  const t = useText();
  const [rests, setRests] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  // The server renders it without motion: only a browser knows whether it is in view.
  const isStill = !useHasComeNear(view) || matchMedia('(prefers-reduced-motion: reduce)').matches;

  function rest(track: Element) {
    const shift = shiftOf(track);
    setRests(true);
    // After the animation is off, the list is where it was.
    requestAnimationFrame(() => view.current?.scrollTo(shift));
  }

  /** With items of different sizes, stops at the beginning of an item, so that none is cut off. */
  function comeToRest(track: Element) {
    rest(track);
    if (steps === undefined) requestAnimationFrame(() => view.current?.scrollTo({ left: 0, top: 0, behavior: 'smooth' }));
  }

  function toggle() {
    const track = view.current?.firstElementChild;
    if (track && !rests) rest(track);
    else {
      setRests(false);
      view.current?.scrollTo(0, 0);
    }
  }

  const rounds = restAfterMs / 1000 / seconds;
  const motion = {
    '--ticker-seconds': `${seconds}s`,
    '--ticker-distance': distance,
    ...(restAfterMs > 0 ? { '--ticker-rounds': steps ? Math.max(1, Math.floor(rounds * steps)) / steps : rounds } : {}),
  };
  return (
    <div
      className={styles.root}
      data-axis={axis}
      data-rests={rests || undefined}
      data-still={isStill || undefined}
      style={motion}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an area that scrolls must scroll by keyboard too */}
      <div ref={view} className={styles.view} tabIndex={rests || isStill ? 0 : undefined}>
        <div
          className={styles.track}
          onAnimationEnd={(event) => event.target === event.currentTarget && comeToRest(event.currentTarget)}
        >
          <ul className={styles.list}>{children}</ul>
          {copy ? (
            <ul className={styles.list} data-copy="" inert aria-hidden="true">
              {copy}
            </ul>
          ) : null}
        </div>
      </div>
      {restAfterMs > 0 ? null : (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${t('ui.pause')}: ${label}`}
          aria-pressed={rests}
          onClick={toggle}
        >
          <Icon name={rests ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </div>
  );
}
