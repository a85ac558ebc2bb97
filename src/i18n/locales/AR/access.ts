import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} ث',

  'login.methods': 'طريقة تسجيل الدخول',
  'login.method.username': 'اسم المستخدم',
  'login.method.mobile': 'رقم الجوال',
  'login.rememberPassword': 'تذكّر كلمة المرور',
  'login.rememberNumber': 'تذكّر رقمي',
  'login.forgot': 'هل نسيت كلمة المرور؟',

  'country.choose': 'اختر بلدك',
  'country.search': 'ابحث بالاسم أو الرمز',
  'country.none': 'لا يوجد بلد مطابق. جرّب رمزه، مثل 66.',

  'captcha.forSms': 'أدخل الأرقام الظاهرة في الصورة ثم اطلب الرمز مرة أخرى.',
  'rule.required.verificationCode': 'أدخل الرمز الوارد في الرسالة النصية',
} as const satisfies Record<keyof typeof english, string>;
