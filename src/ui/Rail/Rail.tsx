import { type ReactNode, useRef } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Rail.module.css';

interface RailProps {
  /** How many tiles the screen's width shows; a fraction lets the next one peep in. */
  readonly inView: number;
  /** 2: tiles stand in pairs, one above the other. */
  readonly rows?: 1 | 2;
  /** One list item per tile. */
  readonly children: ReactNode;
}

/** Tiles in a row that scrolls and snaps, from edge to edge of the screen. Buttons appear for those who point with a mouse. */
export function Rail({ inView, rows = 1, children }: RailProps) {
  const t = useText();
  const track = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    const list = track.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -direction : direction;
    list.scrollBy({ left: sign * list.clientWidth * 0.8, behavior: 'smooth' });
  }

  const size = { '--in-view': inView, '--rail-rows': rows };
  return (
    <div className={styles.root}>
      <ul ref={track} className={styles.track} style={size}>
        {children}
      </ul>
      <button
        type="button"
        className={styles.step}
        data-side="start"
        tabIndex={-1}
        aria-label={t('ui.previous')}
        onClick={() => move(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.step}
        data-side="end"
        tabIndex={-1}
        aria-label={t('ui.next')}
        onClick={() => move(1)}
      >
        <Icon name="forward" />
      </button>
    </div>
  );
}
