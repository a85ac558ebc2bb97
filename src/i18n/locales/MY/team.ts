import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'Ahli ini tiada dalam pasukan anda.',
  'downline.notLeader': 'Tiada sesiapa boleh diletakkan di bawah ahli ini. Pilih seorang ejen.',
  'downline.circle': 'Ahli tidak boleh dipindahkan ke bawah dirinya sendiri atau pasukannya.',
  'downline.rebateAbove':
    'Ada ahli yang hendak dipindahkan mempunyai rebat lebih tinggi daripada upline baharu. Turunkan dahulu.',
  'downline.rebate': 'Rebat ini di luar had. Pilih antara kedua-dua had.',
} as const satisfies Record<keyof typeof english, string>;
