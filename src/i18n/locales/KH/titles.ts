import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'ប្ដូរពាក្យសម្ងាត់',
  'dialog.forget': 'សង្គ្រោះពាក្យសម្ងាត់',
  'dialog.settings': 'ការកំណត់',
  'dialog.trial': 'សាកល្បងឥតគិតថ្លៃ',
  'page.baccarat': 'បាការ៉ាត់',
  'page.favourites': 'ចំណូលចិត្តរបស់ខ្ញុំ',
  'page.gameCentre': 'មជ្ឈមណ្ឌលហ្គេម',
  'page.games': 'ហ្គេម',
  'page.help': 'មជ្ឈមណ្ឌលជំនួយ',
  'page.inHouse': 'ហ្គេមរបស់យើង',
  'page.invite': 'អញ្ជើញមិត្តភក្តិ',
  'page.notices': 'សេចក្ដីជូនដំណឹង',
  'page.promotions': 'ការផ្សព្វផ្សាយ',
  'page.provider': 'ស្ទូឌីយោហ្គេម',
  'page.roulette': 'រូឡែត',
  'page.messages': 'សារ',
  'page.feedback': 'មតិយោបល់',
  'page.agentHome': 'មជ្ឈមណ្ឌលភ្នាក់ងារ',
} as const satisfies Record<keyof typeof english, string>;
