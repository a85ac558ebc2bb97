import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['  Café   RÓYALE ', 'cafe royale'],
  ['Đảo Kho Báu', 'dao kho bau'],
  ['ＧＯＬＤ　７', 'gold 7'],
  ['أَلعاب', 'العاب'],
  ['ﾊﾟｽﾜｰﾄﾞ', foldText('パスワード')],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['ថៃ', 'ថា'],
  ['มา', 'มี'],
  ['말', '물'],
])('%s and %s stay two words', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
