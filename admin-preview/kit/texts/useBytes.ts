import { useMemo } from 'react';
import { languages } from '#schemas/declare/languages/languages.ts';
import { useToolLanguage } from './useToolLanguage.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A number of bytes as people of a language write it: 940 byte, 6.3 kB, 48 kB. */
export function bytesText(bytes: number, bcp47: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / 1000 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(bcp47, { style: 'unit', unit: units[step], maximumFractionDigits: digits }).format(value);
}

/** Numbers of bytes in the operator's language. */
export function useBytes(): (bytes: number) => string {
  const { language } = useToolLanguage();
  return useMemo(() => (bytes: number) => bytesText(bytes, languages[language].bcp47), [language]);
}
