import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'តើអ្នកមានអាយុ {{age}} ឆ្នាំឡើងទៅមែនទេ?',
  'age.text': 'គេហទំព័រនេះផ្ដល់ហ្គេមដោយប្រាក់។ មានតែមនុស្សពេញវ័យអាយុ {{age}} ឆ្នាំឡើងទៅប៉ុណ្ណោះដែលអាចចូលបាន។',
  'age.confirm': 'បាទ/ចាស ខ្ញុំអាយុ {{age}} ឆ្នាំឡើងទៅ',
  'age.leave': 'ទេ ចាកចេញ',
  'age.left.title': 'ជួបគ្នាពេលក្រោយ',
  'age.left.text': 'គេហទំព័រនេះសម្រាប់អ្នកអាយុ {{age}} ឆ្នាំឡើងទៅ។ យើងមិនបានរក្សាទុកចម្លើយរបស់អ្នកទេ។',
  'age.left.back': 'ខ្ញុំជ្រើសខុស',
  'idle.title': 'តើអ្នកនៅទីនេះទេ?',
  'idle.text': 'គ្មានសកម្មភាពមួយរយៈហើយ។ ដើម្បីការពារគណនី អ្នកនឹងត្រូវចាកចេញក្នុងរយៈពេល៖',
  'idle.stay': 'បន្តនៅក្នុងគណនី',
  'idle.over': 'អ្នកត្រូវបានចាកចេញក្រោយ {{time}} គ្មានសកម្មភាព។',
  'reality.title': 'ដល់ពេលសម្រាកបន្តិចហើយឬ?',
  'reality.text': 'នេះជារយៈពេលដែលអ្នកបាននៅទីនេះ។ សូមសម្រាកបើអ្នកចង់។',
  'reality.time': 'រយៈពេលលេង',
  'reality.goOn': 'បន្តលេង',
  'clock.label': 'វគ្គ៖ {{time}}',
  'lastLogin.text': 'ចូលចុងក្រោយ៖ {{time}} ពី {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
