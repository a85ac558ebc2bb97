import type { Fields, QrScheme } from './qrSchemes.ts';

/** Tags of EMVCo's merchant-presented codes. */
const TAG = {
  version: '00',
  use: '01',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  merchant: '59',
  city: '60',
  postalCode: '61',
  more: '62',
  checksum: '63',
} as const;
/** A code for one payment. */
const ONCE = '12';
const VERSION = '01';
/** Betting, by ISO 18245. */
const CATEGORY = '7995';

const field = (tag: string, value: string): string => {
  if (value.length > 99) throw new Error(`the field ${tag} of a payment code has ${value.length} characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
};

const write = (fields: Fields): string =>
  fields.map(([tag, value]) => field(tag, typeof value === 'string' ? value : write(value))).join('');

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
export function checksumOf(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff) >>> 0;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

export interface CodedPayment {
  /** As the currency writes it, with a point. */
  readonly amount: string;
  /** What the bank statement says, by which the payment is found. */
  readonly reference: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** The text of a payment's QR code, in the scheme that banks of the country read: fields of tag, length and value, and a checksum. */
export function paymentCode(scheme: QrScheme, payment: CodedPayment): string {
  const fields: Fields = [
    [TAG.version, VERSION],
    [TAG.use, ONCE],
    ...scheme.accounts,
    [TAG.category, CATEGORY],
    [TAG.currency, scheme.currencyNumber],
    [TAG.amount, payment.amount],
    [TAG.country, scheme.country],
    [TAG.merchant, 'LIVERY DEMO'],
    [TAG.city, scheme.city],
    ...(scheme.postalCode === undefined ? [] : [[TAG.postalCode, scheme.postalCode] as const]),
    [TAG.more, [[scheme.referenceTag, payment.reference]]],
    ...(scheme.timesTag === undefined
      ? []
      : [
          [
            scheme.timesTag,
            [
              ['00', String(payment.askedAt.getTime())],
              ['01', String(payment.expiresAt.getTime())],
            ],
          ] as const,
        ]),
  ];
  const begun = `${write(fields)}${TAG.checksum}04`;
  return `${begun}${checksumOf(begun)}`;
}
