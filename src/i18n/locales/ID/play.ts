import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'Favorit: {{name}}',
  'games.play': 'Main',
  'games.playFree': 'Main gratis',
  'games.free': 'Bisa gratis',
  'games.details': 'Permainan',
  'games.vendor': 'Penyedia',
  'games.type': 'Jenis',
  'games.rtp': 'Pengembalian ke pemain',
  'games.volatility': 'Volatilitas',
  'games.volatility.LOW': 'Rendah',
  'games.volatility.MEDIUM': 'Sedang',
  'games.volatility.HIGH': 'Tinggi',
  'games.minBet': 'Taruhan terkecil',
  'games.share': 'Bagikan',
  'games.shareFailed': 'Alamat tidak dapat disalin: {{url}}',
  'games.similar': 'Permainan serupa',
  'games.continue': 'Lanjutkan bermain',
  'play.opening': 'Permainan sedang dibuka…',
  'play.blocked': 'Pop-up diblokir: izinkan pop-up untuk situs ini lalu ketuk lagi.',
} as const satisfies Record<keyof typeof english, string>;
