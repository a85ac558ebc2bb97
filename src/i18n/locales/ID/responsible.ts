import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'Apakah Anda berusia {{age}} tahun atau lebih?',
  'age.text': 'Situs ini menyediakan permainan dengan uang. Hanya orang dewasa berusia {{age}} tahun ke atas yang boleh masuk.',
  'age.confirm': 'Ya, saya {{age}} tahun atau lebih',
  'age.leave': 'Tidak, keluar',
  'age.left.title': 'Sampai jumpa lain waktu',
  'age.left.text': 'Situs ini untuk orang berusia {{age}} tahun ke atas. Jawaban Anda tidak kami simpan.',
  'age.left.back': 'Saya salah pilih',
  'idle.title': 'Apakah Anda masih di sini?',
  'idle.text': 'Sudah beberapa saat tidak ada aktivitas. Demi keamanan akun, Anda akan dikeluarkan dalam:',
  'idle.stay': 'Tetap masuk',
  'idle.over': 'Anda dikeluarkan setelah {{time}} tanpa aktivitas.',
  'reality.title': 'Istirahat sebentar?',
  'reality.text': 'Inilah lama Anda berada di sini. Beristirahatlah bila perlu.',
  'reality.time': 'Waktu bermain',
  'reality.goOn': 'Lanjut bermain',
  'clock.label': 'Sesi: {{time}}',
  'lastLogin.text': 'Masuk terakhir: {{time}}, dari {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
