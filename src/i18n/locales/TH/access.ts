import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} วินาที',

  'login.methods': 'วิธีเข้าสู่ระบบ',
  'login.method.username': 'ชื่อผู้ใช้',
  'login.method.mobile': 'เบอร์มือถือ',
  'login.rememberPassword': 'จดจำรหัสผ่าน',
  'login.rememberNumber': 'จดจำเบอร์มือถือ',
  'login.forgot': 'ลืมรหัสผ่าน?',

  'country.choose': 'เลือกประเทศ',
  'country.search': 'ค้นหาด้วยชื่อหรือรหัส',
  'country.none': 'ไม่พบประเทศ ลองใช้รหัส เช่น 66',

  'captcha.forSms': 'กรอกตัวเลขในภาพ แล้วขอรหัสอีกครั้ง',
  'rule.required.verificationCode': 'กรอกรหัสจาก SMS',
} as const satisfies Record<keyof typeof english, string>;
