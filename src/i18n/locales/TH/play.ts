import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'เกมโปรด: {{name}}',
  'games.play': 'เล่น',
  'games.playFree': 'เล่นฟรี',
  'games.free': 'เล่นฟรีได้',
  'games.details': 'เกม',
  'games.vendor': 'ค่ายเกม',
  'games.type': 'ประเภท',
  'games.rtp': 'อัตราคืนผู้เล่น',
  'games.volatility': 'ความผันผวน',
  'games.volatility.LOW': 'ต่ำ',
  'games.volatility.MEDIUM': 'ปานกลาง',
  'games.volatility.HIGH': 'สูง',
  'games.minBet': 'เดิมพันขั้นต่ำ',
  'games.share': 'แชร์',
  'games.shareFailed': 'คัดลอกที่อยู่ไม่ได้: {{url}}',
  'games.similar': 'เกมที่คล้ายกัน',
  'games.continue': 'เล่นต่อ',
  'play.opening': 'กำลังเปิดเกม…',
  'play.blocked': 'ป๊อปอัปถูกบล็อก: อนุญาตป๊อปอัปสำหรับเว็บไซต์นี้แล้วแตะอีกครั้ง',
} as const satisfies Record<keyof typeof english, string>;
