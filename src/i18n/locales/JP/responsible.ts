import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': '{{age}}歳以上ですか？',
  'age.text': '当サイトではお金を賭けるゲームを提供しています。{{age}}歳以上の方のみご入場いただけます。',
  'age.confirm': 'はい、{{age}}歳以上です',
  'age.leave': 'いいえ、退出します',
  'age.left.title': 'またの機会に',
  'age.left.text': '当サイトは{{age}}歳以上の方を対象としています。ご回答は保存していません。',
  'age.left.back': '選択を間違えました',
  'idle.title': 'まだご覧になっていますか？',
  'idle.text': 'しばらく操作がありません。アカウント保護のため、ログアウトまで：',
  'idle.stay': 'ログインを続ける',
  'idle.over': '{{time}}操作がなかったため、ログアウトしました。',
  'reality.title': '少し休憩しませんか？',
  'reality.text': 'ここまでのご利用時間です。お疲れでしたら休憩しましょう。',
  'reality.time': 'ご利用時間',
  'reality.goOn': 'プレイを続ける',
  'clock.label': 'ご利用時間：{{time}}',
  'lastLogin.text': '前回のログイン：{{time}}（{{ip}}）',
} as const satisfies Record<keyof typeof english, string>;
