import type { Site } from '#schemas/release/resolve/site.ts';

/** As long as the vibration of a key. */
const VIBRATION_MS = 12;

/** Whether the site celebrates, and its player does not want less motion (HUB-07). */
export const isLively = ({ behaviour }: Site): boolean =>
  behaviour.responsible.celebrations && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A short vibration that confirms an act of the player's, where the device has one. */
export function vibrate(site: Site): void {
  if (isLively(site) && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
}
