import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': 'Kode baru dapat dikirim dalam {{seconds}} detik',
  'hint.range': '{{min}} sampai {{max}} karakter',
  'hint.min': 'Minimal {{min}} karakter',
  'rule.minLength': 'Minimal {{value}} karakter',
  'rule.maxLength': 'Maksimal {{value}} karakter',
  'rule.minAge': 'Anda harus berusia minimal {{value}} tahun',
  'error.locked.in': 'Terlalu banyak percobaan gagal. Coba lagi dalam {{minutes}} menit.',
  'error.limited.in': 'Terlalu banyak permintaan. Coba lagi dalam {{minutes}} menit.',
  'feedback.tooLong': 'Mohon persingkat pesan Anda menjadi {{most}} karakter.',
  'withdraw.nextIn':
    'Jumlah ini langsung keluar dari saldo dan dikirim sekitar {{minutes}} menit lagi. Sebelum itu dapat dibatalkan.',
  'mall.price': '{{points}} poin',
  'mall.missing': 'Kurang {{points}} poin',
  'mall.ask': 'Tukar {{points}} poin dengan “{{name}}”?',
  'records.fault.tooLong': 'Paling banyak {{days}} hari sekaligus.',
  'vip.progress': '{{completed}} dari {{expected}} langkah menuju {{level}}',
} as const satisfies CountedTexts;
