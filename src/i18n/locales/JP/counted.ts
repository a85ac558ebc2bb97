import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': '{{seconds}}秒後に再送信できます',
  'hint.range': '{{min}}～{{max}}文字',
  'hint.min': '{{min}}文字以上',
  'rule.minLength': '{{value}}文字以上で入力してください',
  'rule.maxLength': '{{value}}文字以内で入力してください',
  'rule.minAge': '{{value}}歳以上である必要があります',
  'error.locked.in': '失敗が続いています。{{minutes}}分後にもう一度お試しください。',
  'error.limited.in': 'リクエストが多すぎます。{{minutes}}分後にもう一度お試しください。',
  'feedback.tooLong': '{{most}}文字以内に短くしてください。',
  'withdraw.nextIn': '金額はすぐ残高から引かれ、約{{minutes}}分後に送られます。それまでは取り消せます。',
  'mall.price': '{{points}}ポイント',
  'mall.missing': 'あと{{points}}ポイント',
  'mall.ask': '{{points}}ポイントを「{{name}}」と交換しますか？',
  'records.fault.tooLong': '一度に表示できるのは{{days}}日間までです。',
  'vip.progress': '{{level}}まで{{expected}}ステップ中{{completed}}ステップ',
} as const satisfies CountedTexts;
