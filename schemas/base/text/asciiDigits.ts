const ANY_DIGIT = /\p{Nd}/u;

/** Unicode encodes each script's decimal digits in order from zero, in runs whose length is a multiple of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** The text with the decimal digits of every script as 0 to 9: Arabic or Khmer phone keyboards type their own digits. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
