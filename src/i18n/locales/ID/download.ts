import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'Unduh aplikasi',
  'app.getShort': 'Unduh',
  'app.bar': 'Lebih cepat, sekali ketuk',
  'app.text': 'Seluruh lobi di layar utama: lebih cepat dibuka dan tetap ada saat jaringan hilang.',
  'app.shortcut': 'Tambahkan ke layar utama',
  'app.android': 'Aplikasi untuk Android',
  'app.ios': 'Aplikasi untuk iOS',
  'app.profile': 'Unduh profil',
  'app.android.1': 'Buka menu peramban.',
  'app.android.2': 'Pilih “Tambahkan ke layar utama” atau “Instal aplikasi”.',
  'app.android.3': 'Konfirmasi dengan “Tambahkan”.',
  'app.ios.1': 'Ketuk tombol bagikan di Safari.',
  'app.ios.2': 'Pilih “Tambah ke Layar Utama”.',
  'app.ios.3': 'Ketuk “Tambah”.',
  'app.legacy.1': 'Buka halaman ini di Safari.',
  'app.legacy.2': 'Ketuk kotak dengan panah di bawah.',
  'app.legacy.3': 'Geser ke “Tambah ke Layar Utama” lalu ketuk.',
} as const satisfies Record<keyof typeof english, string>;
