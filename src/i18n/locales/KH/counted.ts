import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': 'អាចផ្ញើកូដម្ដងទៀតក្នុង {{seconds}} វិនាទី',
  'hint.range': 'ពី {{min}} ដល់ {{max}} តួ',
  'hint.min': 'យ៉ាងតិច {{min}} តួ',
  'rule.minLength': 'យ៉ាងតិច {{value}} តួ',
  'rule.maxLength': 'យ៉ាងច្រើន {{value}} តួ',
  'rule.minAge': 'អ្នកត្រូវមានអាយុយ៉ាងតិច {{value}} ឆ្នាំ',
  'error.locked.in': 'បរាជ័យច្រើនដងពេក។ ព្យាយាមម្ដងទៀតក្នុង {{minutes}} នាទី។',
  'error.limited.in': 'សំណើច្រើនពេក។ ព្យាយាមម្ដងទៀតក្នុង {{minutes}} នាទី។',
  'feedback.tooLong': 'សូមបង្រួញសាររបស់អ្នកឱ្យនៅ {{most}} តួអក្សរ។',
  'withdraw.nextIn': 'ចំនួននេះចេញពីសមតុល្យឥឡូវនេះ ហើយផ្ញើចេញក្នុងរយៈពេលប្រហែល {{minutes}} នាទី។ មុនពេលនោះ អ្នកអាចបោះបង់បាន។',
  'mall.price': '{{points}} ពិន្ទុ',
  'mall.missing': 'ខ្វះ {{points}} ពិន្ទុទៀត',
  'mall.ask': 'ប្ដូរ {{points}} ពិន្ទុយក “{{name}}” ឬ?',
  'records.fault.tooLong': 'ម្ដងបានច្រើនបំផុត {{days}} ថ្ងៃ។',
  'vip.progress': '{{completed}} ក្នុងចំណោម {{expected}} ជំហានទៅ {{level}}',
} as const satisfies CountedTexts;
