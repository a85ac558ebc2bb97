import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': 'Kod lain boleh dihantar dalam {{seconds}} saat',
  'hint.range': '{{min}} hingga {{max}} aksara',
  'hint.min': 'Sekurang-kurangnya {{min}} aksara',
  'rule.minLength': 'Sekurang-kurangnya {{value}} aksara',
  'rule.maxLength': 'Selebih-lebihnya {{value}} aksara',
  'rule.minAge': 'Anda mesti berumur sekurang-kurangnya {{value}} tahun',
  'error.locked.in': 'Terlalu banyak percubaan gagal. Cuba lagi dalam {{minutes}} minit.',
  'error.limited.in': 'Terlalu banyak permintaan. Cuba lagi dalam {{minutes}} minit.',
  'feedback.tooLong': 'Sila pendekkan mesej anda kepada {{most}} aksara.',
  'withdraw.nextIn':
    'Jumlah ini terus keluar daripada baki dan dihantar dalam kira-kira {{minutes}} minit. Sebelum itu anda boleh membatalkannya.',
  'mall.price': '{{points}} mata',
  'mall.missing': 'Kurang {{points}} mata',
  'mall.ask': 'Tebus {{points}} mata untuk “{{name}}”?',
  'records.fault.tooLong': 'Paling banyak {{days}} hari sekali gus.',
  'vip.progress': '{{completed}} daripada {{expected}} langkah ke {{level}}',
} as const satisfies CountedTexts;
