import type { ReactNode } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blockSchemas.ts';
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

/** Blocks drawn with a few strokes, to be told apart at a glance. */
const sketches: Readonly<Record<BlockType, ReactNode>> = {
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
  'game-carousel': [row(3, 4, 16, 3), strong(row(2, 36, 8, 5)), row(10, 4, 12, 16), row(10, 18, 12, 16), row(10, 32, 12, 16)],
  'lobby-news': [strong(row(3, 4, 16, 3)), row(9, 4, 40, 6), row(17, 4, 40, 6), row(25, 4, 40, 4)],
  jackpot: [row(5, 15, 18, 3), strong(row(11, 4, 40, 12)), row(26, 12, 24, 2)],
  'continue-playing': [row(4, 4, 16, 3), strong(row(10, 4, 12, 12)), row(10, 18, 12, 12), row(10, 32, 14, 12), row(24, 4, 10, 2)],
  'search-link': [strong(row(13, 7, 5, 5)), row(11, 4, 40, 1), row(14, 15, 20, 3), row(20, 4, 40, 1)],
  'lottery-draws': [
    row(4, 4, 18, 3),
    strong([7, 15, 23, 31].map((x) => <circle key={x} cx={x} cy="15" r="3" />)),
    row(22, 4, 30, 3),
  ],
  'lottery-frame': [strong(row(2, 4, 40, 5)), row(9, 4, 40, 21)],
  'right-menu': [strong(row(2, 22, 24, 28)), row(8, 4, 14, 3), row(14, 4, 14, 3)],
  'member-menu': [strong(row(2, 36, 8, 8)), row(12, 14, 30, 18), row(4, 4, 20, 3)],
  'hot-games-list': [strong([4, 18, 32].map((x) => row(3, x, 12, 12))), ...grid(18, 8, 4, 1), row(28, 4, 38, 2)],
  'game-list': [strong(row(3, 4, 40, 5)), ...[4, 18, 32].flatMap((x) => [row(11, x, 12, 9), row(22, x, 12, 8)])],
  'game-search': [strong(row(3, 4, 40, 6)), row(12, 4, 16, 3), ...grid(18, 8, 4, 1)],
  'game-centre': [
    strong(row(3, 4, 8, 6)),
    row(11, 4, 8, 6),
    row(19, 4, 8, 6),
    row(3, 16, 28, 3),
    row(8, 16, 28, 8),
    row(19, 16, 28, 3),
    row(24, 16, 28, 6),
  ],
  'vendor-grid': [strong(row(4, 4, 19, 11)), row(4, 25, 19, 11), row(17, 4, 19, 11), row(17, 25, 19, 11)],
  'download-bar': [row(4, 4, 40, 14), strong(row(21, 3, 42, 8))],
  'download-offers': [strong(row(3, 18, 12, 10)), row(16, 4, 40, 6), row(24, 4, 40, 6)],
  'notice-list': [row(3, 4, 40, 6), row(11, 4, 40, 6), strong(row(19, 4, 8, 3)), row(24, 4, 40, 6)],
  'promotion-list': [row(2, 4, 8, 5), row(2, 14, 8, 5), strong(row(9, 4, 40, 13)), row(24, 4, 26, 3)],
  'help-topics': [row(3, 4, 40, 5), strong(row(10, 4, 40, 5)), row(17, 8, 32, 3), row(23, 4, 40, 5)],
  'transaction-records': [row(2, 4, 8, 3), row(2, 14, 8, 3), row(8, 4, 40, 6), strong(row(16, 4, 40, 6)), row(24, 4, 40, 6)],
  'profit-loss': [row(2, 4, 8, 3), row(8, 4, 40, 4), row(14, 4, 40, 4), row(20, 4, 40, 4), strong(row(26, 4, 40, 4))],
  'vip-benefits': [strong(row(3, 4, 40, 10)), row(17, 4, 40, 3), row(22, 4, 30, 3), row(27, 4, 36, 2)],
  'reward-list': [row(3, 4, 26, 7), strong(row(4, 34, 10, 5)), row(13, 4, 26, 7), strong(row(14, 34, 10, 5)), row(23, 4, 40, 6)],
  'mall-items': [strong(row(2, 4, 40, 5)), grid(10, 9, 4, 2)],
  'salary-contract': [row(2, 4, 40, 4), row(9, 4, 18, 3), row(15, 4, 40, 3), row(20, 4, 40, 3), strong(row(26, 24, 20, 4))],
  'dividend-contract': [row(3, 4, 18, 3), row(9, 4, 40, 3), row(15, 4, 40, 3), strong(row(24, 24, 20, 5))],
  'hour-contract': [row(3, 4, 18, 3), row(9, 4, 40, 3), row(15, 4, 40, 3), strong(row(24, 24, 20, 5))],
  'agent-income': [row(3, 4, 16, 3), strong(row(3, 30, 14, 4)), row(11, 4, 40, 3), row(17, 4, 40, 3), row(23, 4, 40, 3)],
  dividends: [row(3, 4, 20, 4), strong(row(9, 4, 40, 5)), row(18, 4, 40, 4), row(25, 4, 40, 4)],
  'open-account': [row(2, 4, 40, 4), row(9, 4, 40, 4), row(16, 4, 40, 4), strong(row(24, 4, 40, 5))],
  'red-rain': [row(3, 4, 40, 6), row(12, 4, 40, 6), row(21, 4, 40, 6)],
  'bet-records': [row(2, 4, 8, 3), row(2, 14, 8, 3), row(8, 4, 40, 6), row(16, 4, 40, 6), strong(row(25, 4, 40, 4))],
  'member-identity': [strong(<circle key="head" cx="13" cy="16" r="9" />), row(10, 26, 18, 4), row(17, 26, 12, 3)],
  'member-balance': [strong(row(5, 4, 24, 7)), row(18, 4, 19, 8), row(18, 25, 19, 8)],
  'member-links': [row(4, 4, 30), row(12, 4, 30), row(20, 4, 30), strong([4, 12, 20].map((y) => row(y, 40, 4)))],
  'vip-card': [strong(row(6, 4, 7, 6)), row(7, 14, 20, 4), row(18, 4, 40, 4), strong(row(18, 4, 16, 4))],
  'safer-play': [strong(<circle key="age" cx="10" cy="16" r="6" />), row(10, 20, 24, 4), row(18, 20, 20, 3)],
  'security-list': [row(3, 4, 40, 2), ...[9, 17, 25].map((y) => row(y, 4, 26, 5)), strong([9, 17].map((y) => row(y, 38, 6, 5)))],
  'message-centre': [strong(row(3, 4, 40, 7)), row(12, 4, 40, 7), row(21, 4, 40, 7), strong(row(14, 39, 3, 3))],
  'inbox-list': [row(4, 4, 30), row(11, 4, 40, 1), strong(row(15, 4, 30)), row(22, 4, 40, 1), row(26, 4, 30)],
  'feedback-form': [row(2, 4, 40, 6), row(10, 4, 40, 11), strong(row(24, 4, 40, 6))],
  'deposit-desk': [row(3, 4, 40, 6), row(11, 4, 40, 6), row(19, 4, 40, 4), strong(row(26, 4, 40, 4))],
  'withdrawal-desk': [row(3, 4, 40, 4), row(10, 4, 40, 8), row(20, 4, 40, 4), strong(row(26, 4, 40, 4))],
  'agent-home': [strong(row(3, 4, 40, 9)), ...grid(14, 8, 4, 1), row(24, 4, 40, 5)],
  'team-overview': [row(2, 4, 8, 3), row(2, 14, 8, 3), ...grid(8, 9, 3, 2)],
  'team-members': [strong(row(3, 4, 40, 4)), row(10, 4, 40, 5), row(17, 8, 36, 5), row(24, 8, 36, 5)],
  'team-profit': [row(2, 4, 8, 3), row(8, 4, 26, 5), strong(row(8, 34, 10, 5)), row(16, 4, 26, 5), strong(row(16, 34, 10, 5))],
  'team-bets': [row(3, 4, 40, 4), row(10, 4, 40, 5), row(17, 4, 40, 5), strong(row(25, 4, 40, 4))],
  'team-rebates': [row(4, 4, 24, 6), strong(row(4, 32, 12, 6)), row(14, 4, 24, 6), strong(row(14, 32, 12, 6))],
  'invite-card': [strong(row(3, 4, 40, 7)), row(13, 16, 16, 16)],
};

/** A block in a few strokes. */
export const BlockSketch = ({ type }: { readonly type: BlockType }) => (
  <svg className={styles.root} viewBox="0 0 48 32" aria-hidden="true">
    {sketches[type]}
  </svg>
);
