import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'お気に入り：{{name}}',
  'games.play': 'プレイ',
  'games.playFree': '無料でプレイ',
  'games.free': '無料プレイ',
  'games.details': 'ゲーム',
  'games.vendor': '提供元',
  'games.type': '種類',
  'games.rtp': '還元率',
  'games.volatility': '変動性',
  'games.volatility.LOW': '低',
  'games.volatility.MEDIUM': '中',
  'games.volatility.HIGH': '高',
  'games.minBet': '最低ベット',
  'games.share': '共有',
  'games.shareFailed': 'アドレスをコピーできませんでした：{{url}}',
  'games.similar': '似たゲーム',
  'games.continue': '続きからプレイ',
  'play.opening': 'ゲームを開いています…',
  'play.blocked': 'ポップアップがブロックされました。このサイトのポップアップを許可して、もう一度タップしてください。',
} as const satisfies Record<keyof typeof english, string>;
