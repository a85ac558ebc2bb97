import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'パスワードの変更',
  'dialog.forget': 'パスワードの再設定',
  'dialog.settings': '設定',
  'dialog.trial': '無料お試し',
  'page.baccarat': 'バカラ',
  'page.favourites': 'お気に入り',
  'page.gameCentre': 'ゲームセンター',
  'page.games': 'ゲーム',
  'page.help': 'ヘルプセンター',
  'page.inHouse': 'オリジナルゲーム',
  'page.invite': '友だち招待',
  'page.notices': 'お知らせ',
  'page.promotions': 'プロモーション',
  'page.provider': 'ゲームスタジオ',
  'page.roulette': 'ルーレット',
  'page.messages': 'メッセージ',
  'page.feedback': 'ご意見',
  'page.agentHome': 'エージェントセンター',
} as const satisfies Record<keyof typeof english, string>;
