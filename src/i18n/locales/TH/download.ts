import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'ดาวน์โหลดแอป',
  'app.getShort': 'รับแอป',
  'app.bar': 'เร็วกว่า แค่แตะเดียว',
  'app.text': 'ทั้งล็อบบี้บนหน้าจอหลัก เปิดเร็วขึ้น และดูได้แม้ไม่มีเครือข่าย',
  'app.shortcut': 'เพิ่มไปยังหน้าจอหลัก',
  'app.android': 'แอปสำหรับ Android',
  'app.ios': 'แอปสำหรับ iOS',
  'app.profile': 'ดาวน์โหลดโปรไฟล์',
  'app.android.1': 'เปิดเมนูของเบราว์เซอร์',
  'app.android.2': 'เลือก “เพิ่มไปยังหน้าจอหลัก” หรือ “ติดตั้งแอป”',
  'app.android.3': 'ยืนยันด้วย “เพิ่ม”',
  'app.ios.1': 'แตะปุ่มแชร์ของ Safari',
  'app.ios.2': 'เลือก “เพิ่มไปยังหน้าจอโฮม”',
  'app.ios.3': 'แตะ “เพิ่ม”',
  'app.legacy.1': 'เปิดหน้านี้ใน Safari',
  'app.legacy.2': 'แตะสี่เหลี่ยมที่มีลูกศรด้านล่าง',
  'app.legacy.3': 'เลื่อนไปที่ “เพิ่มไปยังหน้าจอโฮม” แล้วแตะ',
} as const satisfies Record<keyof typeof english, string>;
