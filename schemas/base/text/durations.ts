/** Units in which a setting may hold a length of time (`x-unit`), as `Intl` names them, shortest first, each with its milliseconds. */
const unitsMs = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

export type DurationUnit = keyof typeof unitsMs;

const durationUnits = Object.keys(unitsMs) as readonly DurationUnit[]; // the keys of a literal

export const isDurationUnit = (name: unknown): name is DurationUnit => durationUnits.some((unit) => unit === name);

/** Digits to which a number with decimals is exact. */
const EXACT_DIGITS = 15;

/** A length of time in another unit. Decimals stay exact: 1.1 seconds are 1100 milliseconds. */
export const converted = (amount: number, from: DurationUnit, to: DurationUnit): number =>
  Number(((amount * unitsMs[from]) / unitsMs[to]).toPrecision(EXACT_DIGITS));

/** The units for a setting stored in `unit`: that unit, and longer ones that fit below its maximum. */
export const unitsUpTo = (unit: DurationUnit, max = Infinity): readonly DurationUnit[] =>
  durationUnits.slice(durationUnits.indexOf(unit)).filter((each) => each === unit || converted(1, each, unit) <= max);

/** The usual unit for a length of time: the longest one with a whole number, and seconds instead of milliseconds from one second on. */
export function usualUnit(amount: number, unit: DurationUnit): DurationUnit {
  const whole = unitsUpTo(unit, amount).findLast((each) => Number.isInteger(converted(amount, unit, each))) ?? unit;
  return whole === 'millisecond' && amount >= converted(1, 'second', unit) ? 'second' : whole;
}
