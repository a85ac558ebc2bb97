import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} 秒',

  'login.methods': '登录方式',
  'login.method.username': '用户名',
  'login.method.mobile': '手机号',
  'login.rememberPassword': '记住密码',
  'login.rememberNumber': '记住手机号',
  'login.forgot': '忘记密码？',

  'country.choose': '选择国家或地区',
  'country.search': '搜索名称或区号',
  'country.none': '没有找到，请试试区号，例如 66。',

  'captcha.forSms': '请输入图片中的数字，然后重新获取验证码。',
  'rule.required.verificationCode': '请输入短信验证码',
} as const satisfies Record<keyof typeof english, string>;
