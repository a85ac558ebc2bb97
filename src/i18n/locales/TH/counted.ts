import type { CountedTexts } from '../../texts.ts';

export const counted = {
  'sms.waiting': 'ส่งรหัสใหม่ได้ในอีก {{seconds}} วินาที',
  'hint.range': '{{min}} ถึง {{max}} ตัวอักษร',
  'hint.min': 'อย่างน้อย {{min}} ตัวอักษร',
  'rule.minLength': 'อย่างน้อย {{value}} ตัวอักษร',
  'rule.maxLength': 'ไม่เกิน {{value}} ตัวอักษร',
  'rule.minAge': 'ต้องมีอายุอย่างน้อย {{value}} ปี',
  'error.locked.in': 'ผิดพลาดหลายครั้งเกินไป ลองอีกครั้งใน {{minutes}} นาที',
  'error.limited.in': 'มีคำขอมากเกินไป ลองอีกครั้งใน {{minutes}} นาที',
  'feedback.tooLong': 'โปรดย่อข้อความให้เหลือไม่เกิน {{most}} ตัวอักษร',
  'withdraw.nextIn': 'ระบบจะหักยอดเงินทันทีและโอนออกในราว {{minutes}} นาที ก่อนหน้านั้นคุณยกเลิกได้',
  'mall.price': '{{points}} คะแนน',
  'mall.missing': 'ขาดอีก {{points}} คะแนน',
  'mall.ask': 'ใช้ {{points}} คะแนนแลก “{{name}}” หรือไม่',
  'records.fault.tooLong': 'ดูได้ครั้งละไม่เกิน {{days}} วัน',
  'vip.progress': '{{completed}} จาก {{expected}} ขั้นสู่ {{level}}',
} as const satisfies CountedTexts;
