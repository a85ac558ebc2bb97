import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'Kod pengesahan salah',
  'error.codeOff': 'Kod melalui SMS tidak tersedia di sini.',
  'error.membersOnly': 'Akaun bukan ahli tidak boleh log masuk',
  'error.agentsOnly': 'Bukan ejen tidak boleh log masuk',
  'error.loginType': 'Cara log masuk ini tidak tersedia di sini.',
  'error.trialOff': 'Percubaan percuma tidak tersedia di sini.',
  'error.trialGone': 'Percubaan ini telah tamat. Mulakan yang baharu.',
  'error.recoverOff': 'Cara memulihkan kata laluan ini tidak tersedia di sini.',
  'error.link': 'Pautan ini sudah digunakan atau tamat tempoh. Minta yang baharu.',
  'error.oldWrong': 'Kata laluan lama salah',
  'error.fields': 'Ada maklumat yang tidak betul. Sila semak.',
  'error.outdated': 'Halaman ini sudah lapuk. Muat semula dan cuba lagi.',
  'error.gameUnknown': 'Permainan ini tidak tersedia di sini.',
  'error.gameMaintenance': 'Permainan ini sedang diselenggara. Cuba lagi nanti.',
  'error.noFreeplay': 'Permainan ini tiada mod percuma.',
  'error.favouritesFull': 'Senarai kegemaran penuh. Buang beberapa dahulu.',
  'error.announcementUnknown': 'Pengumuman ini sudah tiada.',
} as const satisfies Record<keyof typeof english, string>;
