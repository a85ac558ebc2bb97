import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
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
  /** Stands still for now. */
  readonly isStill?: boolean;
}

/** Where a moving track is now, in px. */
function shiftOf(track: Element): { readonly left: number; readonly top: number } {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(track).transform);
  return { left: -e, top: -f };
}

/**
 * A list that passes by in a loop, moved by CSS alone. It pauses while it has the pointer or the focus; its button
 * stops it for good, and then, as for those who want less motion, it scrolls by hand.
 */
export function Ticker({ label, axis, seconds, distance = '50%', children, copy, isStill = false }: TickerProps) {
  const t = useText();
  const [paused, setPaused] = useState(false);
  const view = useRef<HTMLDivElement>(null);

  function toggle() {
    const track = view.current?.firstElementChild;
    const shift = track && !paused ? shiftOf(track) : undefined;
    setPaused(!paused);
    // After the animation is off, the list stands where it was.
    requestAnimationFrame(() => view.current?.scrollTo(shift ?? { left: 0, top: 0 }));
  }

  const motion = { '--ticker-seconds': `${seconds}s`, '--ticker-distance': distance };
  return (
    <div
      className={styles.root}
      data-axis={axis}
      data-paused={paused || undefined}
      data-still={isStill || undefined}
      style={motion}
    >
      <div ref={view} className={styles.view}>
        <div className={styles.track}>
          <ul className={styles.list}>{children}</ul>
          {copy ? (
            <ul className={styles.list} data-copy="" inert aria-hidden="true">
              {copy}
            </ul>
          ) : null}
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={`${t('ui.pause')}: ${label}`}
        aria-pressed={paused}
        onClick={toggle}
      >
        <Icon name={paused ? 'play' : 'pause'} size={16} />
      </button>
    </div>
  );
}
