import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'Kode verifikasi salah',
  'error.codeOff': 'Kode SMS tidak tersedia di sini.',
  'error.membersOnly': 'Akun bukan anggota tidak dapat masuk',
  'error.agentsOnly': 'Hanya agen yang dapat masuk',
  'error.loginType': 'Cara masuk ini tidak tersedia di sini.',
  'error.trialOff': 'Uji coba gratis tidak tersedia di sini.',
  'error.trialGone': 'Uji coba ini sudah berakhir. Mulai yang baru.',
  'error.recoverOff': 'Cara memulihkan kata sandi ini tidak tersedia di sini.',
  'error.link': 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru.',
  'error.oldWrong': 'Kata sandi lama salah',
  'error.fields': 'Beberapa isian belum sesuai. Silakan periksa.',
  'error.outdated': 'Halaman ini sudah usang. Muat ulang lalu coba lagi.',
  'error.gameUnknown': 'Permainan ini tidak tersedia di sini.',
  'error.gameMaintenance': 'Permainan ini sedang dalam perbaikan. Coba lagi nanti.',
  'error.noFreeplay': 'Permainan ini tidak punya mode gratis.',
  'error.favouritesFull': 'Daftar favorit penuh. Hapus beberapa dulu.',
  'error.announcementUnknown': 'Pengumuman ini sudah tidak ada.',
} as const satisfies Record<keyof typeof english, string>;
