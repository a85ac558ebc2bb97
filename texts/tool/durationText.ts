import { type DurationUnit, converted, usualUnit } from '#schemas/base/text/durations.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { ToolTranslator } from './toolTranslator.ts';

const formatIn = ({ language }: ToolTranslator, unit: DurationUnit, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(languages[language].bcp47, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 3 });

/**
 * A length of time in words: `20 sec`, `5 min`, `3 days`.
 *
 * @param amount In `unit`.
 * @param inUnit The unit of the text; by default the usual one.
 */
export const durationText = (t: ToolTranslator, amount: number, unit: DurationUnit, inUnit = usualUnit(amount, unit)): string =>
  formatIn(t, inUnit, 'short').format(converted(amount, unit, inUnit));

/** Name of a unit after an amount: “second” or “seconds”. */
export const unitText = (t: ToolTranslator, unit: DurationUnit, amount: number): string =>
  formatIn(t, unit, 'long')
    .formatToParts(amount)
    .find(({ type }) => type === 'unit')?.value ?? unit;
