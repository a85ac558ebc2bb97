import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'Hợp đồng này không còn nữa.',
  'contract.decided': 'Bạn đã trả lời hợp đồng này rồi.',
  'contract.waiting': 'Bạn đã có một yêu cầu đang chờ trả lời.',
  'contract.rate': 'Tỷ lệ này nằm ngoài khoảng được phép yêu cầu.',
  'dividend.notPayable': 'Hiện không có cổ tức nào để chi trả.',
} as const satisfies Record<keyof typeof english, string>;
