import { type ReactNode, useEffect } from 'react';
import styles from './Dock.module.css';

/** Less than this is a bar of the browser, not a keyboard. */
const KEYBOARD_FROM = 120;

const KEYBOARD_SIZE = '--size-keyboard';

/** How much of the page the keyboard lies over, in px. Most browsers do not shrink the page for it. */
function coveredBy({ scale, height, offsetTop }: VisualViewport): number {
  const covered = Math.round(document.documentElement.clientHeight - height - offsetTop);
  return scale <= 1 && covered >= KEYBOARD_FROM ? covered : 0; // a page that is zoomed into is covered, too
}

/** Sets the height of the on-screen keyboard as a custom property, and scrolls the focused field above it. */
function useKeyboardSize(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    let size = 0;
    const measure = () => {
      const hasComeUp = size === 0;
      size = coveredBy(view);
      style.setProperty(KEYBOARD_SIZE, `${size}px`);
      if (hasComeUp && size > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty(KEYBOARD_SIZE);
    };
  }, []);
}

/** The last button of a long form, in reach however far it is scrolled: above the bar at the bottom edge and above the keyboard. */
export function Dock({ children }: { readonly children: ReactNode }) {
  useKeyboardSize();
  return <div className={styles.root}>{children}</div>;
}
