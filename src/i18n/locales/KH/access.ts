import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} វិ',

  'login.methods': 'វិធីចូលគណនី',
  'login.method.username': 'ឈ្មោះអ្នកប្រើ',
  'login.method.mobile': 'លេខទូរសព្ទ',
  'login.rememberPassword': 'ចងចាំពាក្យសម្ងាត់របស់ខ្ញុំ',
  'login.rememberNumber': 'ចងចាំលេខរបស់ខ្ញុំ',
  'login.forgot': 'ភ្លេចពាក្យសម្ងាត់?',

  'country.choose': 'ជ្រើសប្រទេសរបស់អ្នក',
  'country.search': 'ស្វែងរកតាមឈ្មោះ ឬកូដ',
  'country.none': 'គ្មានប្រទេសត្រូវគ្នាទេ។ សាកល្បងកូដ ដូចជា 855។',

  'captcha.forSms': 'សូមបញ្ចូលលេខក្នុងរូបភាព រួចស្នើសុំកូដម្ដងទៀត។',
  'rule.required.verificationCode': 'សូមបញ្ចូលកូដពី SMS',
} as const satisfies Record<keyof typeof english, string>;
