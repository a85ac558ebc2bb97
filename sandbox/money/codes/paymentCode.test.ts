import { expect, it } from 'vitest';
import { checksumOf, paymentCode } from './paymentCode.ts';
import { qrSchemes } from './qrSchemes.ts';

const payment = {
  amount: '250000',
  reference: 'D000000012',
  askedAt: new Date('2026-03-01T12:00:00Z'),
  expiresAt: new Date('2026-03-01T12:15:00Z'),
};

/** The fields of a code by their tags. Throws where lengths and text do not agree. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`a field is cut off at ${at}`);
    fields[text.slice(at, at + 2)] = value;
    at += 4 + length;
  }
  return fields;
}

it('the checksum is that of the published example', () => {
  expect(checksumOf('123456789')).toBe('29B1');
  // NAPAS's own example of a transfer with an amount and a purpose.
  const transfer =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304';
  expect(checksumOf(transfer)).toBe('2E2E');
});

it.each(Object.entries(qrSchemes))('a code in %s has amount, currency, country, reference and checksum', (_currency, scheme) => {
  const text = paymentCode(scheme, payment);
  const fields = fieldsOf(text);
  expect(fields).toMatchObject({
    '00': '01',
    '01': '12',
    '53': scheme.currencyNumber,
    '54': '250000',
    '58': scheme.country,
    '63': checksumOf(text.slice(0, -4)),
  });
  expect(text.slice(-8, -4)).toBe('6304');
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ [scheme.referenceTag]: 'D000000012' });
  for (const [tag] of scheme.accounts) expect(Object.keys(fieldsOf(fields[tag] ?? ''))).toContain('00');
});

it('a Vietnamese code reads as banks there write it', () => {
  const written = paymentCode(qrSchemes['VND'] ?? expect.fail('no scheme'), payment);
  expect(written.slice(0, -4)).toBe(
    '00020101021238540010A00000072701240006970000011000000000000208QRIBFTTA5204799553037045406250000' +
      '5802VN5911LIVERY DEMO6005HANOI62140810D0000000126304',
  );
});

it('a field that is too long is a fault of ours', () => {
  expect(() => paymentCode(qrSchemes['VND'] ?? expect.fail('no scheme'), { ...payment, reference: 'x'.repeat(100) })).toThrow(
    'the field 08 of a payment code has 100 characters',
  );
});
