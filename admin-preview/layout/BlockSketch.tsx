import type { ReactNode } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import styles from './BlockSketch.module.css';

const row = (y: number, x = 4, width = 40, height = 4) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" />
);
const strong = (drawing: ReactNode) => (
  <g key="strong" className={styles.strong}>
    {drawing}
  </g>
);
const grid = (top: number, size: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) =>
    row(top + Math.floor(index / columns) * (size + 2), 4 + (index % columns) * (size + 2), size, size),
  );

/** Blocks drawn with a few strokes, to be told apart at a glance. One that is not drawn yet is a plain card. */
const sketches: Readonly<Partial<Record<BlockType, ReactNode>>> = {
  'home-header': [row(4, 4, 6), row(4, 14, 12), strong(row(2, 32, 12, 8))],
  'banner-carousel': [strong(row(6, 4, 34, 18)), row(6, 40, 6, 18), row(27, 18, 4, 2), row(27, 24, 4, 2)],
  'notice-marquee': [strong(row(14, 4, 4, 4)), row(14, 11, 33)],
  'category-tabs': [strong(row(10, 4, 10, 12)), row(10, 16, 10, 12), row(10, 28, 10, 12), row(10, 40, 6, 12)],
  'hot-games': [
    strong(row(4, 4, 20, 22)),
    ...grid(4, 9, 2, 2).map((cell) => (
      <g key={cell.key} transform="translate(22 0)">
        {cell}
      </g>
    )),
  ],
  'vendor-strip': grid(12, 8, 4, 1),
  'category-rails': [row(3, 4, 14, 3), ...grid(8, 9, 4, 1), row(19, 4, 14, 3), ...grid(23, 9, 4, 1)],
  'winner-board': [strong(row(4, 4, 18, 3)), row(10), row(16), row(22)],
  'home-footer': [row(4, 4, 26), row(10, 4, 36, 3), row(15, 4, 30, 3), ...grid(21, 7, 4, 1)],
  'footer-nav': [row(22, 2, 44, 8), strong(row(24, 5, 5, 4)), row(24, 15, 5, 4)],
  'left-menu': [strong(row(2, 2, 24, 28)), row(8, 30, 14, 3), row(14, 30, 14, 3)],
  'login-form': [row(4), row(11), strong(row(20, 4, 40, 7))],
  'register-form': [row(2), row(8), row(14), strong(row(22, 4, 40, 7))],
  'forgot-form': [row(8), strong(row(17, 4, 40, 7))],
  'change-password-form': [row(3), row(9), row(15), strong(row(22, 4, 40, 7))],
  'settings-list': [row(4, 4, 40, 6), row(13, 4, 40, 6), row(22, 4, 40, 6)],
  'trial-start': [strong(row(6, 18, 12, 10)), row(22, 10, 28, 6)],
};

/** A block in a few strokes. */
export const BlockSketch = ({ type }: { readonly type: BlockType }) => (
  <svg className={styles.root} viewBox="0 0 48 32" aria-hidden="true">
    {sketches[type] ?? [row(4, 4, 40, 14), row(22, 4, 24)]}
  </svg>
);
