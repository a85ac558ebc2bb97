import { create } from 'canvas-confetti';
import { topDialog } from '../Dialog/openDialogs.ts';
import styles from './Confetti.module.css';

/** Roles of the theme that pieces have, the brand's first. Their values are written as #rrggbb. */
const COLOURS = ['--color-brand', '--color-accent', '--color-brand', '--color-accent', '--color-text'] as const;

/** Steps of a sixtieth of a second that a piece takes to fade, and when a slower phone breaks off. */
const STEPS = 105;
const LONGEST_MS = 2000;

/** A finer canvas than this costs time and looks the same. */
const FINEST = 2;

/**
 * Throws confetti in the brand's colours from both lower corners, over everything and out of reach of fingers and screen readers. It resolves when
 * the pieces are gone. Drawn by this thread: the page's policy allows no worker that is made from text.
 */
export async function throwConfetti(): Promise<void> {
  const canvas = document.createElement('canvas');
  if (!canvas.getContext('2d')) return; // a browser that saves memory gives none
  const scale = Math.min(FINEST, devicePixelRatio);
  canvas.className = styles.root ?? '';
  canvas.ariaHidden = 'true';
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  await new Promise(requestAnimationFrame); // until then a dialog may be about to close
  (topDialog() ?? document.body).append(canvas);
  const theme = getComputedStyle(document.documentElement);
  const fire = create(canvas);
  const shared = {
    particleCount: 55,
    spread: 58,
    startVelocity: 50 * scale,
    gravity: 1.1 * scale,
    decay: 0.91,
    scalar: 1.15 * scale,
    ticks: STEPS,
    colors: COLOURS.map((role) => theme.getPropertyValue(role).trim()),
  };
  const end = setTimeout(fire.reset, LONGEST_MS);
  try {
    await Promise.all([
      fire({ ...shared, angle: 64, origin: { x: 0, y: 0.85 } }),
      fire({ ...shared, angle: 116, origin: { x: 1, y: 0.85 } }),
    ]);
  } finally {
    clearTimeout(end);
    canvas.remove();
  }
}
