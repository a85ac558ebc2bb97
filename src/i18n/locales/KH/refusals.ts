import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'កូដផ្ទៀងផ្ទាត់មិនត្រឹមត្រូវ',
  'error.codeOff': 'មិនមានកូដតាម SMS នៅទីនេះទេ។',
  'error.membersOnly': 'គណនីមិនមែនសមាជិកមិនអាចចូលបានទេ',
  'error.agentsOnly': 'អ្នកមិនមែនភ្នាក់ងារមិនអាចចូលបានទេ',
  'error.loginType': 'វិធីចូលគណនីនេះមិនមាននៅទីនេះទេ។',
  'error.trialOff': 'មិនមានការសាកល្បងឥតគិតថ្លៃនៅទីនេះទេ។',
  'error.trialGone': 'ការសាកល្បងនេះបានបញ្ចប់។ សូមចាប់ផ្ដើមថ្មី។',
  'error.recoverOff': 'វិធីសង្គ្រោះពាក្យសម្ងាត់នេះមិនមាននៅទីនេះទេ។',
  'error.link': 'តំណនេះបានប្រើរួច ឬហួសកំណត់។ សូមស្នើសុំតំណថ្មី។',
  'error.oldWrong': 'ពាក្យសម្ងាត់ចាស់មិនត្រឹមត្រូវ',
  'error.fields': 'ព័ត៌មានខ្លះមិនត្រឹមត្រូវ។ សូមពិនិត្យមើល។',
  'error.outdated': 'ទំព័រនេះចាស់ហើយ។ សូមផ្ទុកឡើងវិញ រួចព្យាយាមម្ដងទៀត។',
  'error.gameUnknown': 'ហ្គេមនេះមិនមាននៅទីនេះទេ។',
  'error.gameMaintenance': 'ហ្គេមនេះកំពុងថែទាំ។ សូមព្យាយាមម្ដងទៀតពេលក្រោយ។',
  'error.noFreeplay': 'ហ្គេមនេះគ្មានការលេងឥតគិតថ្លៃទេ។',
  'error.favouritesFull': 'បញ្ជីចូលចិត្តពេញហើយ។ សូមដកចេញខ្លះជាមុនសិន។',
  'error.announcementUnknown': 'សេចក្ដីជូនដំណឹងនេះលែងមានហើយ។',
} as const satisfies Record<keyof typeof english, string>;
