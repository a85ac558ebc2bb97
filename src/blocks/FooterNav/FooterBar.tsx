import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import styles from './FooterNav.module.css';

const BAR_SIZE = '--size-footer-nav';
/** Height of the bar at the bottom edge, on pages that have it; a sheet that does not cover the bar ends above it. */
const BAR_SHOWN = '--size-footer-shown';

/** Sets the height of the bar at the bottom edge on the page: large text makes it taller than the space that is kept free for it. */
function useBarSize(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      style.setProperty(BAR_SIZE, `${entry.contentRect.height}px`);
      style.setProperty(BAR_SHOWN, `calc(var(${BAR_SIZE}) + var(--size-footer-gap) + env(safe-area-inset-bottom))`);
    });
    if (list.current) observer.observe(list.current);
    return () => {
      observer.disconnect();
      for (const name of [BAR_SIZE, BAR_SHOWN]) style.removeProperty(name);
    };
  }, [list]);
}

interface FooterBarProps {
  readonly label: string;
  /** List items: `cell`, `item`, `icon` and `label` of the sheet. */
  readonly children: ReactNode;
}

/** A bar in the merchant's look, at the bottom edge or at the side, and the room that the page keeps free for it. */
export function FooterBar({ label, children }: FooterBarProps) {
  const { footer } = useSite().site.theme;
  const list = useRef<HTMLUListElement>(null);
  useBarSize(list);
  return (
    <>
      <div className={styles.space} data-look={footer} />
      <nav className={styles.root} data-look={footer} aria-label={label}>
        <ul ref={list} className={styles.list}>
          {children}
        </ul>
      </nav>
    </>
  );
}
