import { expect, it } from 'vitest';
import { readValue } from './readValue.ts';
import type { FieldName } from './runRules.ts';

it.each<readonly [FieldName, string, string]>([
  ['captcha', ' ٤٧١١ ', '4711'],
  ['captcha', 'a४b', 'a4b'],
  ['verificationCode', '១២៣៤៥៦', '123456'],
  ['birthday', '๑๙๙๐-๐๕-๑๗', '1990-05-17'],
  ['paymentPassword', '١٢٣٤٥٦', '123456'],
  ['mobileNum', '0912 345-678', '0912345678'],
  ['mobileNum', '‎+84 (912) 345‑678', '84912345678'],
  ['mobileNum', '٠٩١٢', '0912'],
  ['mobileNum', '0912abc', '0912abc'],
  ['username', ' anna ', 'anna'],
  ['username', '+84 912 345 678', '84912345678'],
  ['username', '٠٩١٢٣٤٥٦٧٨', '0912345678'],
  ['username', '⑧⁴９12345', '84912345'],
  ['username', '12-34', '12-34'],
  ['username', '84912345678x', '84912345678x'],
  ['password', ' ٤ ', ' ٤ '],
  ['nickname', ' ٤ ', '٤'],
])('reads %s %j as %j', (name, raw, value) => expect(readValue(name, raw)).toBe(value));
