import { type DurationUnit, converted, usualUnit } from '#schemas/base/text/durations.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Say } from './say.ts';

const formatIn = ({ language }: Say, unit: DurationUnit, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(languages[language].bcp47, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 3 });

/**
 * A length of time as people say it: `20 sec`, `5 min`, `3 days`.
 *
 * @param amount In `unit`.
 * @param inUnit The unit to say it in; left out, the one that people would choose.
 */
export const durationText = (say: Say, amount: number, unit: DurationUnit, inUnit = usualUnit(amount, unit)): string =>
  formatIn(say, inUnit, 'short').format(converted(amount, unit, inUnit));

/** What a unit is called after an amount: “second” or “seconds”. */
export const unitText = (say: Say, unit: DurationUnit, amount: number): string =>
  formatIn(say, unit, 'long')
    .formatToParts(amount)
    .find(({ type }) => type === 'unit')?.value ?? unit;
