import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'Adakah anda berumur {{age}} tahun ke atas?',
  'age.text': 'Laman ini menawarkan permainan wang sebenar. Hanya orang dewasa berumur {{age}} tahun ke atas boleh masuk.',
  'age.confirm': 'Ya, saya {{age}} tahun ke atas',
  'age.leave': 'Tidak, keluar',
  'age.left.title': 'Jumpa lain kali',
  'age.left.text': 'Laman ini untuk mereka yang berumur {{age}} tahun ke atas. Jawapan anda tidak disimpan.',
  'age.left.back': 'Saya tersilap pilih',
  'idle.title': 'Anda masih di sini?',
  'idle.text': 'Tiada aktiviti seketika. Untuk melindungi akaun anda, anda akan dilog keluar dalam:',
  'idle.stay': 'Kekal log masuk',
  'idle.over': 'Anda dilog keluar selepas {{time}} tanpa aktiviti.',
  'reality.title': 'Masa untuk berehat sebentar?',
  'reality.text': 'Inilah tempoh anda di sini. Berehatlah jika perlu.',
  'reality.time': 'Masa bermain',
  'reality.goOn': 'Terus bermain',
  'clock.label': 'Sesi: {{time}}',
  'lastLogin.text': 'Log masuk terakhir: {{time}}, dari {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
