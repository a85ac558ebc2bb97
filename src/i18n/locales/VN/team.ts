import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'Thành viên này không thuộc đội của bạn.',
  'downline.notLeader': 'Không thể xếp ai dưới thành viên này. Hãy chọn một đại lý.',
  'downline.circle': 'Không thể chuyển một thành viên xuống dưới chính mình hoặc đội của mình.',
  'downline.rebateAbove': 'Có người bạn muốn chuyển đang có hoàn trả cao hơn tuyến trên mới. Hãy giảm trước.',
  'downline.rebate': 'Mức hoàn trả này vượt giới hạn. Hãy chọn giữa hai mức giới hạn.',
} as const satisfies Record<keyof typeof english, string>;
