import styles from './RenderBlock.module.css';

/** Approximate size of a phone's first screen, in characters of HTML. */
const FIRST_SCREEN = 10_000;

/** Where in a page's HTML the first screen ends: between two blocks, or where the page does. */
export function firstScreenEnd(html: string): number {
  const next = html.indexOf(`<div class="${styles.place}"`, FIRST_SCREEN);
  return next < 0 ? html.length : next;
}
