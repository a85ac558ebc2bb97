import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'សមាជិកនេះមិននៅក្នុងក្រុមរបស់អ្នកទេ។',
  'downline.notLeader': 'មិនអាចដាក់នរណានៅក្រោមសមាជិកនេះបានទេ។ សូមជ្រើសភ្នាក់ងារម្នាក់។',
  'downline.circle': 'មិនអាចផ្លាស់សមាជិកទៅក្រោមខ្លួនឯង ឬក្រុមរបស់ខ្លួនបានទេ។',
  'downline.rebateAbove': 'មានសមាជិកដែលអ្នកចង់ផ្លាស់ មានអត្រាបង្វិលខ្ពស់ជាងអ្នកលើថ្មី។ សូមបន្ថយជាមុនសិន។',
  'downline.rebate': 'អត្រាបង្វិលនេះលើសព្រំដែន។ សូមជ្រើសក្នុងចន្លោះព្រំដែនទាំងពីរ។',
} as const satisfies Record<keyof typeof english, string>;
