import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'Kegemaran: {{name}}',
  'games.play': 'Main',
  'games.playFree': 'Main percuma',
  'games.free': 'Boleh percuma',
  'games.details': 'Permainan',
  'games.vendor': 'Penyedia',
  'games.type': 'Jenis',
  'games.rtp': 'Pulangan kepada pemain',
  'games.volatility': 'Turun naik',
  'games.volatility.LOW': 'Rendah',
  'games.volatility.MEDIUM': 'Sederhana',
  'games.volatility.HIGH': 'Tinggi',
  'games.minBet': 'Taruhan terkecil',
  'games.share': 'Kongsi',
  'games.shareFailed': 'Alamat tidak dapat disalin: {{url}}',
  'games.similar': 'Permainan serupa',
  'games.continue': 'Teruskan bermain',
  'play.opening': 'Permainan sedang dibuka…',
  'play.blocked': 'Tetingkap timbul disekat: benarkan tetingkap timbul untuk laman ini dan ketik sekali lagi.',
} as const satisfies Record<keyof typeof english, string>;
