import { Children, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useScale } from '../scales.ts';
import { useHasComeNear } from '../useHasComeNear.ts';
import { useHasBeenUsed } from '../useHasBeenUsed.ts';
import styles from './Rail.module.css';

interface RailProps {
  /** Names its buttons. */
  readonly label: string;
  /** How many columns the width of a phone shows; a fraction makes the next one partly visible. Wider screens show more (`--row-scale`). */
  readonly inView: number;
  /** How many columns a step moves on a phone (HOME-13). */
  readonly group?: number;
  /** 2: tiles are in pairs, one above the other, if there are more than the width shows (HOME-25). */
  readonly rows?: 1 | 2;
  /** Far from the screen only one column is rendered, which reserves the height. */
  readonly isShort?: boolean;
  /** One child per tile. */
  readonly children: ReactNode;
}

type Mover = { readonly move: (by: 1 | -1) => void; readonly restore: () => void };

/** The tiles in columns: alone, or in pairs. A screen that is wider than a phone would be half empty with few pairs, so these lie in one row. */
function columnsOf(tiles: readonly ReactNode[], rows: 1 | 2, inView: number, scale: number): ReactNode[][] {
  const fits = scale === 1 ? tiles.length > inView : tiles.length >= inView * scale * rows;
  const high = fits ? rows : 1;
  return Array.from({ length: Math.ceil(tiles.length / high) }, (_column, index) =>
    tiles.slice(index * high, (index + 1) * high),
  );
}

/** Loads Swiper at the first touch and hands the rail over when the finger is off it. Without Swiper CSS goes on. */
function useUpgrade(root: RefObject<HTMLElement | null>, group: number): RefObject<Mover | undefined> {
  const mover = useRef<Mover>(undefined);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const end = new AbortController();
    const released = () =>
      new Promise((resolve) =>
        element.matches(':active') ? addEventListener('pointerup', resolve, { once: true, signal: end.signal }) : resolve(0),
      );
    async function upgrade() {
      const [{ upgradeRail }] = await Promise.all([import('./upgradeRail.ts'), released()]);
      if (element && !end.signal.aborted) mover.current = upgradeRail(element, group);
    }
    const ask = () => void upgrade().catch((error: unknown) => console.warn('The rail stays as it is.', error));
    element.addEventListener('pointerdown', ask, { once: true, signal: end.signal, passive: true });
    return () => {
      end.abort();
      mover.current?.restore();
      mover.current = undefined;
    };
  }, [root, group]);
  return mover;
}

interface StepProps {
  readonly side: 'start' | 'end';
  readonly label: string;
  readonly onClick: () => void;
}

const Step = ({ side, label, onClick }: StepProps) => (
  <button type="button" className={styles.step} data-side={side} tabIndex={-1} aria-label={label} onClick={onClick}>
    <Icon name={side === 'start' ? 'back' : 'forward'} />
  </button>
);

/**
 * Tiles in a row that scrolls and snaps, from edge to edge of the screen. Laid out by CSS, and handed over to Swiper at the first touch. At
 * first only the visible tiles are rendered (far from the screen one column, if the props say so); the others follow at the first touch, with
 * buttons for users who point or cannot swipe.
 */
export function Rail({ label, inView, group = Math.floor(inView), rows = 1, isShort = false, children }: RailProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const scale = useScale('--row-scale');
  const across = inView * scale;
  const step = Math.floor(group * scale);
  const mover = useUpgrade(root, step);
  const isNear = useHasComeNear(root);
  const isUsed = useHasBeenUsed(root);

  function move(direction: 1 | -1) {
    if (mover.current) return mover.current.move(direction);
    const list = track.current;
    const first = list?.children[0];
    if (!list || !first) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -direction : direction;
    const width = first.getBoundingClientRect().width + (Number.parseFloat(getComputedStyle(list).columnGap) || 0);
    list.scrollBy(sign * width * step, 0);
  }

  const columns = columnsOf(Children.toArray(children), rows, inView, scale);
  const atRest = isShort && !isNear ? 1 : Math.floor(across) + 1;
  return (
    <div ref={root} className={styles.root} data-fits={columns.length <= across || undefined}>
      <ul ref={track} className={styles.track} data-track="" style={{ '--in-view': inView }}>
        {columns.slice(0, isUsed ? columns.length : atRest).map((tiles, index) => (
          <li key={index} className={styles.column}>
            {tiles}
          </li>
        ))}
      </ul>
      {isUsed ? (
        <>
          <Step side="start" label={`${t('ui.previous')}: ${label}`} onClick={() => move(-1)} />
          <Step side="end" label={`${t('ui.next')}: ${label}`} onClick={() => move(1)} />
        </>
      ) : null}
    </div>
  );
}
