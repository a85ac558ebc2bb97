import type { access as english } from '../EN/access.ts';

export const access = {
  'sms.wait': '{{seconds}} dtk',

  'login.methods': 'Cara masuk',
  'login.method.username': 'Nama pengguna',
  'login.method.mobile': 'Nomor ponsel',
  'login.rememberPassword': 'Ingat kata sandi saya',
  'login.rememberNumber': 'Ingat nomor saya',
  'login.forgot': 'Lupa kata sandi?',

  'country.choose': 'Pilih negara Anda',
  'country.search': 'Cari nama atau kode',
  'country.none': 'Tidak ada negara yang cocok. Coba kodenya, misalnya 66.',

  'captcha.forSms': 'Masukkan angka pada gambar, lalu minta kode lagi.',
  'rule.required.verificationCode': 'Masukkan kode dari SMS',
} as const satisfies Record<keyof typeof english, string>;
