import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './Dock.module.css';

/** Less than this is a bar of the browser, not a keyboard. */
const KEYBOARD_FROM = 120;

/** Keeps a bar above the keyboard, which lies over the page in most browsers and does not shrink it. */
function useRoomForKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    function measure() {
      if (!view) return;
      const covered = document.documentElement.clientHeight - view.height - view.offsetTop;
      const isKeyboard = view.scale <= 1 && covered >= KEYBOARD_FROM; // a page that is zoomed into is covered, too
      bar.current?.style.setProperty('--size-keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px');
    }
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [bar]);
}

/** The last button of a long form, in reach however far it is scrolled: above the bar at the bottom edge and above the keyboard. */
export function Dock({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForKeyboard(bar);
  return (
    <div ref={bar} className={styles.root}>
      {children}
    </div>
  );
}
