import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'Tukar kata laluan',
  'dialog.forget': 'Pulihkan kata laluan',
  'dialog.settings': 'Tetapan',
  'dialog.trial': 'Percubaan percuma',
  'page.baccarat': 'Bakarat',
  'page.favourites': 'Kegemaran saya',
  'page.gameCentre': 'Pusat permainan',
  'page.games': 'Permainan',
  'page.help': 'Pusat bantuan',
  'page.inHouse': 'Permainan kami',
  'page.invite': 'Jemput rakan',
  'page.notices': 'Pengumuman',
  'page.promotions': 'Promosi',
  'page.provider': 'Studio permainan',
  'page.roulette': 'Rolet',
  'page.messages': 'Mesej',
  'page.feedback': 'Maklum balas',
  'page.agentHome': 'Pusat ejen',
} as const satisfies Record<keyof typeof english, string>;
