import type { social as english } from '../EN/social.ts';

export const social = {
  'social.or': 'または',
  'social.with': '{{name}}で続ける',
  'social.terms': '初回はアカウントが作成されます。{{age}}歳以上であり、当サイトの規約とルールに同意したものとみなされます。',
  'social.finishing': 'ログインしています',
  'social.finishing.text': '{{name}}での確認が完了しました。少々お待ちください。',
  'social.failed': 'まだログインしていません',
  'social.again': 'ログインに戻る',
  'social.off': '現在、このログイン方法はご利用いただけません。',
  'social.state': '時間切れか、別のウィンドウで開始されたログインです。もう一度お試しください。',
  'social.cancelled': 'ログインをキャンセルしました。何も変更されていません。',
  'social.refused': 'ログインを確認できませんでした。もう一度お試しください。',
  'social.unreachable': 'ログインサービスに接続できません。後ほどお試しいただくか、別の方法でログインしてください。',
  'firebase.off': '現在、電話番号認証はご利用いただけません。',
  'firebase.token': '電話番号を認証できませんでした。新しいコードを取得してください。',
  'firebase.number': 'このコードは別の電話番号のものです。',
  'firebase.used': 'このコードは使用済みです。新しいコードを取得してください。',
  'firebase.failed': 'コードを送信できませんでした。後ほどもう一度お試しください。',
  'firebase.code': '認証コードが正しくありません',
  'firebase.phone': 'SMSを受信できる番号を入力してください。',
} as const satisfies Record<keyof typeof english, string>;
