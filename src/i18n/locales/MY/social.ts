import type { social as english } from '../EN/social.ts';

export const social = {
  'social.or': 'Atau teruskan dengan',
  'social.with': 'Teruskan dengan {{name}}',
  'social.terms':
    'Kali pertama, akaun akan dibuka: anda mengesahkan bahawa anda berumur sekurang-kurangnya {{age}} tahun dan menerima terma serta peraturan laman ini.',
  'social.finishing': 'Anda sedang dilog masuk',
  'social.finishing.text': 'Selamat kembali daripada {{name}}. Sila tunggu sebentar.',
  'social.failed': 'Anda belum log masuk',
  'social.again': 'Kembali ke log masuk',
  'social.off': 'Cara log masuk ini tidak tersedia buat masa ini.',
  'social.state': 'Log masuk ini terlalu lama atau dimulakan di tetingkap lain. Sila mulakan semula.',
  'social.cancelled': 'Anda membatalkan log masuk. Tiada apa-apa berubah.',
  'social.refused': 'Log masuk tidak dapat disahkan. Sila mulakan semula.',
  'social.unreachable': 'Perkhidmatan log masuk tidak dapat dihubungi. Cuba lagi nanti atau log masuk dengan cara lain.',
  'firebase.off': 'Pengesahan telefon tidak tersedia buat masa ini.',
  'firebase.token': 'Telefon anda tidak dapat disahkan. Sila minta kod baharu.',
  'firebase.number': 'Kod ini milik nombor telefon lain.',
  'firebase.used': 'Kod ini sudah digunakan. Sila minta kod baharu.',
  'firebase.failed': 'Kod tidak dapat dihantar. Sila cuba lagi nanti.',
  'firebase.code': 'Kod pengesahan salah',
  'firebase.phone': 'Masukkan nombor telefon yang boleh menerima mesej.',
} as const satisfies Record<keyof typeof english, string>;
