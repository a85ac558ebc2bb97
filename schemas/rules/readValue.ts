import { asciiDigits } from '../base/text/asciiDigits.ts';
import type { FieldName } from './runRules.ts';

/** A copied value may have spaces and invisible direction marks around it. */
const trimmed = (raw: string): string => raw.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
/** A password is taken as it is typed: a space may be part of it. */
const asTyped = (raw: string): string => raw;
const withDigits = (raw: string): string => asciiDigits(trimmed(raw));
const pin = (raw: string): string => asciiDigits(raw);
/** What people write between the digits of a number, and the invisible marks that come along when one is copied. */
const phone = (raw: string): string => asciiDigits(raw).replaceAll(/[\s\p{Cf}\p{Pd}().+]/gu, '');

/** The number of a card, as it is printed in groups. */
const grouped = (raw: string): string => withDigits(raw).replaceAll(/(?<=\d)[\s\p{Cf}\p{Pd}]+(?=\d)/gu, '');
const address = (raw: string): string => trimmed(raw.normalize('NFKC'));

/** A code within what was sent with it, in one group of digits or two. */
const CODE = /(?<![\p{L}\p{N}])\d(?:[\s\p{Pd}]?\d){3,7}(?![\p{L}\p{N}])/gu;
/** The code of a message, of which often all is copied: “Your code is 123456”. With two that may be meant it stays as it is. */
function code(raw: string): string {
  const text = withDigits(raw);
  const [found, ...others] = text.match(CODE) ?? [];
  return found === undefined || others.length > 0 ? text : found.replaceAll(/\D/g, '');
}

/** A number that stands for a name, as people write it: digits with signs in between, at least as many as a short number has. */
const NUMBER_LIKE = /^(?:[\s\p{Cf}\p{Pd}().+]*\p{Nd}){6,}[\s\p{Cf}\p{Pd}().]*$/u;
/** Other forms of digits, such as ⑧, are one name with the plain ones, so they are one number too. */
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
 * What a player means by what was typed into a field: without spaces around it, a phone number without the signs between its
 * digits, and digits of every script as 0 to 9 wherever digits are asked for. Player and server read a form by it before any rule runs.
 */
export const readValue = (name: FieldName, raw: string): string => (readers[name] ?? trimmed)(raw);
