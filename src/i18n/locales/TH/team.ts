import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'สมาชิกรายนี้ไม่ได้อยู่ในทีมของคุณ',
  'downline.notLeader': 'ไม่สามารถย้ายสมาชิกไปอยู่ใต้รายนี้ได้ โปรดเลือกตัวแทน',
  'downline.circle': 'ไม่สามารถย้ายสมาชิกไปอยู่ใต้ตัวเองหรือทีมของตัวเองได้',
  'downline.rebateAbove': 'มีสมาชิกที่ต้องการย้ายได้คืนยอดสูงกว่าหัวหน้าสายใหม่ โปรดลดลงก่อน',
  'downline.rebate': 'อัตราคืนยอดนี้อยู่นอกขอบเขต โปรดเลือกค่าระหว่างขีดจำกัดทั้งสอง',
} as const satisfies Record<keyof typeof english, string>;
