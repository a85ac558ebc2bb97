import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': '認証コードが正しくありません',
  'error.codeOff': 'こちらではSMS認証をご利用いただけません。',
  'error.membersOnly': '会員以外のアカウントではログインできません',
  'error.agentsOnly': 'エージェント以外はログインできません',
  'error.loginType': 'このログイン方法はご利用いただけません。',
  'error.trialOff': '無料お試しはご利用いただけません。',
  'error.trialGone': 'お試しは終了しました。新しく始めてください。',
  'error.recoverOff': 'この方法ではパスワードを再設定できません。',
  'error.link': 'このリンクは使用済みか期限切れです。新しいリンクを取得してください。',
  'error.oldWrong': '現在のパスワードが正しくありません',
  'error.fields': '入力内容に誤りがあります。ご確認ください。',
  'error.outdated': 'ページが古くなっています。再読み込みしてからもう一度お試しください。',
  'error.gameUnknown': 'このゲームはここではご利用いただけません。',
  'error.gameMaintenance': 'このゲームはメンテナンス中です。後でもう一度お試しください。',
  'error.noFreeplay': 'このゲームに無料プレイはありません。',
  'error.favouritesFull': 'お気に入りがいっぱいです。先にいくつか外してください。',
  'error.announcementUnknown': 'このお知らせはもうありません。',
} as const satisfies Record<keyof typeof english, string>;
