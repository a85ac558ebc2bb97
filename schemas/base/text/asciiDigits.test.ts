import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full width', '０１２３４５６７８９'],
  ['mathematical, five runs without a gap', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['ASCII', '0123456789'],
])('writes %s digits as ASCII', (_script, text) => expect(asciiDigits(text)).toBe('0123456789'));

it('leaves everything else as it is', () => expect(asciiDigits('+٨٤ (abc) ½ ៛')).toBe('+84 (abc) ½ ៛'));
