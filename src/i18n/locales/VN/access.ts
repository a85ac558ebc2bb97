import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} giây',

  'login.methods': 'Cách đăng nhập',
  'login.method.username': 'Tên đăng nhập',
  'login.method.mobile': 'Số điện thoại',
  'login.rememberPassword': 'Ghi nhớ mật khẩu',
  'login.rememberNumber': 'Ghi nhớ số điện thoại',
  'login.forgot': 'Quên mật khẩu?',

  'country.choose': 'Chọn quốc gia',
  'country.search': 'Tìm theo tên hoặc mã',
  'country.none': 'Không tìm thấy quốc gia nào. Hãy thử mã, ví dụ 66.',

  'captcha.forSms': 'Nhập các chữ số trong hình rồi yêu cầu mã lần nữa.',
  'rule.required.verificationCode': 'Nhập mã trong tin nhắn SMS',
} as const satisfies Record<keyof typeof english, string>;
