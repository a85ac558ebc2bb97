import type { titles as english } from '../EN/titles.ts';

export const titles = {
  'dialog.changePassword': 'เปลี่ยนรหัสผ่าน',
  'dialog.forget': 'กู้คืนรหัสผ่าน',
  'dialog.settings': 'การตั้งค่า',
  'dialog.trial': 'ทดลองเล่นฟรี',
  'page.baccarat': 'บาคาร่า',
  'page.favourites': 'เกมโปรดของฉัน',
  'page.gameCentre': 'ศูนย์เกม',
  'page.games': 'เกม',
  'page.help': 'ศูนย์ช่วยเหลือ',
  'page.inHouse': 'เกมของเรา',
  'page.invite': 'ชวนเพื่อน',
  'page.notices': 'ประกาศ',
  'page.promotions': 'โปรโมชัน',
  'page.provider': 'ค่ายเกม',
  'page.roulette': 'รูเล็ต',
  'page.messages': 'ข้อความ',
  'page.feedback': 'แสดงความคิดเห็น',
  'page.agentHome': 'ศูนย์ตัวแทน',
} as const satisfies Record<keyof typeof english, string>;
