import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'حمّل التطبيق',
  'app.getShort': 'احصل عليه',
  'app.bar': 'أسرع وبنقرة واحدة',
  'app.text': 'الصالة كلها على شاشتك الرئيسية: تفتح أسرع وتبقى معك عند انقطاع الشبكة.',
  'app.shortcut': 'أضف إلى الشاشة الرئيسية',
  'app.android': 'تطبيق أندرويد',
  'app.ios': 'تطبيق iOS',
  'app.profile': 'تنزيل ملف التعريف',
  'app.android.1': 'افتح قائمة المتصفح.',
  'app.android.2': 'اختر «إضافة إلى الشاشة الرئيسية» أو «تثبيت التطبيق».',
  'app.android.3': 'أكّد بالضغط على «إضافة».',
  'app.ios.1': 'انقر زر المشاركة في Safari.',
  'app.ios.2': 'اختر «إضافة إلى الشاشة الرئيسية».',
  'app.ios.3': 'انقر «إضافة».',
  'app.legacy.1': 'افتح هذه الصفحة في Safari.',
  'app.legacy.2': 'انقر المربع ذا السهم في الأسفل.',
  'app.legacy.3': 'مرر إلى «إضافة إلى الشاشة الرئيسية» وانقرها.',
} as const satisfies Record<keyof typeof english, string>;
