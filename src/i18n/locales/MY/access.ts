import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} s',

  'login.methods': 'Cara log masuk',
  'login.method.username': 'Nama pengguna',
  'login.method.mobile': 'Nombor telefon',
  'login.rememberPassword': 'Ingat kata laluan saya',
  'login.rememberNumber': 'Ingat nombor saya',
  'login.forgot': 'Lupa kata laluan?',

  'country.choose': 'Pilih negara anda',
  'country.search': 'Cari nama atau kod',
  'country.none': 'Tiada negara sepadan. Cuba kodnya, contohnya 60.',

  'captcha.forSms': 'Masukkan angka dalam gambar, kemudian minta kod sekali lagi.',
  'rule.required.verificationCode': 'Masukkan kod daripada SMS',
} as const satisfies Record<keyof typeof english, string>;
