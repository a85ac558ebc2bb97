import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'កិច្ចសន្យានេះលែងមានទៀតហើយ។',
  'contract.decided': 'អ្នកបានឆ្លើយតបកិច្ចសន្យានេះរួចហើយ។',
  'contract.waiting': 'សំណើរបស់អ្នកកំពុងរង់ចាំចម្លើយរួចហើយ។',
  'contract.rate': 'អត្រានេះនៅក្រៅកម្រិតដែលអាចស្នើបាន។',
  'dividend.notPayable': 'ឥឡូវនេះគ្មានភាគលាភដែលអាចបើកបានទេ។',
} as const satisfies Record<keyof typeof english, string>;
