import type { refusals as english } from '../EN/refusals.ts';

export const refusals = {
  'error.code': 'รหัสยืนยันไม่ถูกต้อง',
  'error.codeOff': 'ที่นี่ไม่รองรับรหัสทาง SMS',
  'error.membersOnly': 'บัญชีที่ไม่ใช่สมาชิกไม่สามารถเข้าสู่ระบบได้',
  'error.agentsOnly': 'เฉพาะตัวแทนเท่านั้นที่เข้าสู่ระบบได้',
  'error.loginType': 'ที่นี่ไม่รองรับการเข้าสู่ระบบด้วยวิธีนี้',
  'error.trialOff': 'ที่นี่ไม่มีการทดลองเล่นฟรี',
  'error.trialGone': 'การทดลองเล่นนี้สิ้นสุดแล้ว โปรดเริ่มใหม่',
  'error.recoverOff': 'ที่นี่ไม่รองรับการกู้คืนรหัสผ่านด้วยวิธีนี้',
  'error.link': 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุ โปรดขอลิงก์ใหม่',
  'error.oldWrong': 'รหัสผ่านเดิมไม่ถูกต้อง',
  'error.fields': 'ข้อมูลบางรายการไม่ถูกต้อง โปรดตรวจสอบ',
  'error.outdated': 'หน้านี้ล้าสมัยแล้ว โปรดโหลดใหม่แล้วลองอีกครั้ง',
  'error.gameUnknown': 'ไม่มีเกมนี้ที่นี่',
  'error.gameMaintenance': 'เกมนี้กำลังปรับปรุง โปรดลองใหม่ภายหลัง',
  'error.noFreeplay': 'เกมนี้ไม่มีโหมดเล่นฟรี',
  'error.favouritesFull': 'รายการโปรดเต็มแล้ว โปรดลบบางรายการก่อน',
  'error.announcementUnknown': 'ไม่มีประกาศนี้แล้ว',
} as const satisfies Record<keyof typeof english, string>;
