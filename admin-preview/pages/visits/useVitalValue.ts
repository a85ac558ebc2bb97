import { useMemo } from 'react';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Vital } from '#schemas/edges/visits/vitals.ts';
import { useToolLanguage } from '../../kit/texts/useToolLanguage.ts';

const THOUSAND = 1000;

/** Writes the value of a vital: `1.2 s`, `180 ms`, and the shift of the layout without a unit. */
export function useVitalValue(): (vital: Vital, value: number) => string {
  const { language } = useToolLanguage();
  return useMemo(() => {
    const { bcp47 } = languages[language];
    const unit = (name: 'second' | 'millisecond', digits: number) =>
      new Intl.NumberFormat(bcp47, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
    const [seconds, milliseconds] = [unit('second', 1), unit('millisecond', 0)];
    const plain = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 2 });
    return (vital, value) => {
      if (vital === 'CLS') return plain.format(value / THOUSAND);
      return value < THOUSAND ? milliseconds.format(value) : seconds.format(value / THOUSAND);
    };
  }, [language]);
}
