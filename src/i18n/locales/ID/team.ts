import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'Anggota ini tidak ada di tim Anda.',
  'downline.notLeader': 'Tidak ada yang bisa ditempatkan di bawah anggota ini. Pilih seorang agen.',
  'downline.circle': 'Anggota tidak bisa dipindahkan ke bawah dirinya sendiri atau timnya.',
  'downline.rebateAbove': 'Ada yang ingin Anda pindahkan dengan rebate lebih tinggi daripada upline baru. Turunkan dulu.',
  'downline.rebate': 'Rebate ini di luar batas. Pilih di antara kedua batas.',
} as const satisfies Record<keyof typeof english, string>;
