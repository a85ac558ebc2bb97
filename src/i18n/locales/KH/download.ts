import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'ទាញយកកម្មវិធី',
  'app.getShort': 'ទាញយក',
  'app.bar': 'លឿនជាង តែមួយចុច',
  'app.text': 'ទំព័រដើមទាំងមូលនៅលើអេក្រង់ដើម៖ បើកលឿនជាង ហើយនៅតែមានពេលគ្មានបណ្តាញ។',
  'app.shortcut': 'បន្ថែមទៅអេក្រង់ដើម',
  'app.android': 'កម្មវិធីសម្រាប់ Android',
  'app.ios': 'កម្មវិធីសម្រាប់ iOS',
  'app.profile': 'ទាញយកប្រូហ្វាល់',
  'app.android.1': 'បើកម៉ឺនុយនៃកម្មវិធីរុករក។',
  'app.android.2': 'ជ្រើស “បន្ថែមទៅអេក្រង់ដើម” ឬ “ដំឡើងកម្មវិធី”។',
  'app.android.3': 'បញ្ជាក់ដោយ “បន្ថែម”។',
  'app.ios.1': 'ចុចប៊ូតុងចែករំលែករបស់ Safari។',
  'app.ios.2': 'ជ្រើស “បន្ថែមទៅអេក្រង់ដើម”។',
  'app.ios.3': 'ចុច “បន្ថែម”។',
  'app.legacy.1': 'បើកទំព័រនេះក្នុង Safari។',
  'app.legacy.2': 'ចុចប្រអប់ដែលមានសញ្ញាព្រួញនៅខាងក្រោម។',
  'app.legacy.3': 'អូសទៅ “បន្ថែមទៅអេក្រង់ដើម” រួចចុច។',
} as const satisfies Record<keyof typeof english, string>;
