import type { ReactNode } from 'react';
import styles from './PrizeDrawing.module.css';

const BURST = 'M60 4v12M60 104v12M4 60h12M104 60h12M20 20l9 9M91 91l9 9M100 20l-9 9M29 91l-9 9';

const coin = (x: number, y: number, key: string) => (
  <g key={key}>
    <path className={styles.shade} d={`M${x - 22} ${y}v9a22 9 0 0 0 44 0v-9z`} />
    <ellipse className={styles.accent} cx={x} cy={y} rx="22" ry="9" />
    <ellipse className={styles.shine} cx={x} cy={y} rx="14" ry="5" />
  </g>
);

const drawings = {
  gift: (
    <>
      <path className={styles.brand} d="M28 56h64v42a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
      <path className={styles.shadow} d="M28 56h64v9H28z" />
      <path className={styles.brandLight} d="M24 42h72a4 4 0 0 1 4 4v12H20V46a4 4 0 0 1 4-4z" />
      <path className={styles.accent} d="M53 42h14v60H53z" />
      <path className={styles.ribbon} d="M60 42C46 42 34 36 38 26s20-2 22 16c2-18 18-26 22-16s-8 16-22 16z" />
    </>
  ),
  coins: (
    <>
      {[96, 84, 72].map((y) => coin(40, y, `a${y}`))}
      {[96, 84, 72, 60, 48].map((y) => coin(80, y, `b${y}`))}
      <circle className={styles.accent} cx="42" cy="38" r="17" />
      <circle className={styles.shine} cx="42" cy="38" r="11" />
    </>
  ),
  star: (
    <>
      <path className={styles.brand} d="M42 66 30 108l18-8 12 8 12-8 18 8-12-42z" />
      <circle className={styles.accent} cx="60" cy="50" r="36" />
      <circle className={styles.shine} cx="60" cy="50" r="28" />
      <path className={styles.brandLight} d="m60 28 6.6 13.6 15 2-11 10.4 2.8 14.8L60 61.6l-13.4 7.2L49.4 54l-11-10.4 15-2z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type PrizeMotif = keyof typeof drawings;

/** A gift, coins or a medal in the brand's colours. */
export const PrizeDrawing = ({ motif }: { readonly motif: PrizeMotif }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    <path className={styles.burst} d={BURST} />
    {drawings[motif]}
  </svg>
);
