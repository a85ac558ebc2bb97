import type { responsible as english } from '../EN/responsible.ts';

export const responsible = {
  'age.title': 'คุณอายุ {{age}} ปีขึ้นไปหรือไม่',
  'age.text': 'เว็บไซต์นี้มีเกมที่เล่นด้วยเงินจริง เฉพาะผู้มีอายุ {{age}} ปีขึ้นไปเท่านั้นที่เข้าได้',
  'age.confirm': 'ใช่ ฉันอายุ {{age}} ปีขึ้นไป',
  'age.leave': 'ไม่ใช่ ออกจากหน้านี้',
  'age.left.title': 'แล้วพบกันใหม่',
  'age.left.text': 'เว็บไซต์นี้สำหรับผู้มีอายุ {{age}} ปีขึ้นไป เราไม่ได้เก็บคำตอบของคุณไว้',
  'age.left.back': 'ฉันเลือกผิด',
  'idle.title': 'คุณยังอยู่ไหม',
  'idle.text': 'ไม่มีการใช้งานมาสักพักแล้ว เพื่อความปลอดภัยของบัญชี ระบบจะออกจากระบบใน:',
  'idle.stay': 'อยู่ในระบบต่อ',
  'idle.over': 'คุณถูกออกจากระบบหลังไม่มีการใช้งาน {{time}}',
  'reality.title': 'พักสักครู่ไหม',
  'reality.text': 'นี่คือเวลาที่คุณอยู่ที่นี่ พักได้เมื่อคุณต้องการ',
  'reality.time': 'เวลาที่เล่น',
  'reality.goOn': 'เล่นต่อ',
  'clock.label': 'เซสชัน: {{time}}',
  'lastLogin.text': 'เข้าสู่ระบบครั้งก่อน: {{time}} จาก {{ip}}',
} as const satisfies Record<keyof typeof english, string>;
