import { type DurationUnit, converted, usualUnit } from '#schemas/base/text/durations.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Say } from './say.ts';

const formatIn = ({ language }: Say, unit: DurationUnit, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(languages[language].bcp47, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 3 });

/**
 * A length of time in words: `20 sec`, `5 min`, `3 days`.
 *
 * @param amount In `unit`.
 * @param inUnit The unit of the text; by default the usual one.
 */
export const durationText = (say: Say, amount: number, unit: DurationUnit, inUnit = usualUnit(amount, unit)): string =>
  formatIn(say, inUnit, 'short').format(converted(amount, unit, inUnit));

/** Name of a unit after an amount: “second” or “seconds”. */
export const unitText = (say: Say, unit: DurationUnit, amount: number): string =>
  formatIn(say, unit, 'long')
    .formatToParts(amount)
    .find(({ type }) => type === 'unit')?.value ?? unit;
