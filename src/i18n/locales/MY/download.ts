import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'Dapatkan aplikasi',
  'app.getShort': 'Dapatkan',
  'app.bar': 'Lebih pantas, satu ketikan',
  'app.text': 'Seluruh lobi di skrin utama: lebih pantas dibuka dan tetap ada apabila tiada rangkaian.',
  'app.shortcut': 'Tambah ke skrin utama',
  'app.android': 'Aplikasi untuk Android',
  'app.ios': 'Aplikasi untuk iOS',
  'app.profile': 'Muat turun profil',
  'app.android.1': 'Buka menu pelayar.',
  'app.android.2': 'Pilih “Tambah ke skrin utama” atau “Pasang aplikasi”.',
  'app.android.3': 'Sahkan dengan “Tambah”.',
  'app.ios.1': 'Ketik butang kongsi Safari.',
  'app.ios.2': 'Pilih “Tambah ke Skrin Utama”.',
  'app.ios.3': 'Ketik “Tambah”.',
  'app.legacy.1': 'Buka halaman ini dalam Safari.',
  'app.legacy.2': 'Ketik petak dengan anak panah di bawah.',
  'app.legacy.3': 'Leret ke “Tambah ke Skrin Utama” dan ketik.',
} as const satisfies Record<keyof typeof english, string>;
