import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'Ubah kata sandi',
  'dialog.forget': 'Pulihkan kata sandi',
  'dialog.settings': 'Pengaturan',
  'dialog.trial': 'Coba gratis',
  'page.baccarat': 'Bakarat',
  'page.favourites': 'Favorit saya',
  'page.gameCentre': 'Pusat permainan',
  'page.games': 'Permainan',
  'page.help': 'Pusat bantuan',
  'page.inHouse': 'Permainan sendiri',
  'page.invite': 'Undang teman',
  'page.notices': 'Pengumuman',
  'page.promotions': 'Promosi',
  'page.provider': 'Penyedia permainan',
  'page.roulette': 'Rolet',
  'page.messages': 'Pesan',
  'page.feedback': 'Masukan',
  'page.agentHome': 'Pusat agen',
} as const satisfies Record<keyof typeof english, string>;
