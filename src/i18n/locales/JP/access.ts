import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}}秒',

  'login.methods': 'ログイン方法',
  'login.method.username': 'ユーザー名',
  'login.method.mobile': '携帯電話番号',
  'login.rememberPassword': 'パスワードを保存',
  'login.rememberNumber': '番号を保存',
  'login.forgot': 'パスワード再設定',

  'country.choose': '国を選択してください',
  'country.search': '国名または番号で検索',
  'country.none': '該当する国がありません。81のような国番号でお試しください。',

  'captcha.forSms': '画像の数字を入力してから、もう一度コードを送信してください。',
  'rule.required.verificationCode': 'SMSで届いたコードを入力してください',
} as const satisfies Record<keyof typeof english, string>;
