import { asciiDigits } from '../base/text/asciiDigits.ts';
import type { FieldName } from './runRules.ts';

/** A copied value may have spaces and invisible direction marks around it. */
const trimmed = (raw: string): string => raw.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
/** A password is taken as it is typed: a space may be part of it. */
const asTyped = (raw: string): string => raw;
const withDigits = (raw: string): string => asciiDigits(trimmed(raw));
const pin = (raw: string): string => asciiDigits(raw);
/** Separators that people write between the digits of a number, and invisible characters of pasted text. */
const phone = (raw: string): string => asciiDigits(raw).replaceAll(/[\s\p{Cf}\p{Pd}().+]/gu, '');

/** The number of a card, as it is printed in groups. */
const grouped = (raw: string): string => withDigits(raw).replaceAll(/(?<=\d)[\s\p{Cf}\p{Pd}]+(?=\d)/gu, '');
const address = (raw: string): string => trimmed(raw.normalize('NFKC'));

/** A code within a message, in one group of digits or two. */
const CODE = /(?<![\p{L}\p{N}])\d(?:[\s\p{Pd}]?\d){3,7}(?![\p{L}\p{N}])/gu;
/** Extracts the code from a message, which is often pasted as a whole: “Your code is 123456”. With two candidates the text stays unchanged. */
function code(raw: string): string {
  const text = withDigits(raw);
  const [found, ...others] = text.match(CODE) ?? [];
  return found === undefined || others.length > 0 ? text : found.replaceAll(/\D/g, '');
}

/** A number that stands for a name, as people write it: digits with signs in between, at least as many as a short number has. */
const NUMBER_LIKE = /^(?:[\s\p{Cf}\p{Pd}().+]*\p{Nd}){6,}[\s\p{Cf}\p{Pd}().]*$/u;
/** Other forms of digits, such as ⑧, are equal to plain ones in names, so they are in numbers too. */
const loginName = (raw: string): string => {
  const plain = raw.normalize('NFKC');
  return NUMBER_LIKE.test(plain) ? phone(plain) : trimmed(raw);
};

const readers: Readonly<Partial<Record<FieldName, (raw: string) => string>>> = {
  username: loginName,
  mobileNum: phone,
  password: asTyped,
  confirmPassword: asTyped,
  oldPassword: asTyped,
  confirmNewPassword: asTyped,
  paymentPassword: pin,
  oldPaymentPassword: pin,
  confirmPaymentPassword: pin,
  verificationCode: code,
  captcha: withDigits,
  birthday: withDigits,
  idNumber: withDigits,
  qqNum: withDigits,
  whatsapp: withDigits,
  zalo: withDigits,
  cardNumber: grouped,
  email: address,
  recommenderId: withDigits,
  affiliateCode: withDigits,
};

/**
 * Normalises typed text: without spaces around it, a phone number without separators, and digits of every script as 0 to 9 where digits are
 * expected. Player and server apply it before any rule.
 */
export const readValue = (name: FieldName, raw: string): string => (readers[name] ?? trimmed)(raw);
