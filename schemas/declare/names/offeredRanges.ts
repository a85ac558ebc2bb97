import { rangeDays } from './behaviourWords.ts';

export type PresetRange = keyof typeof rangeDays;

export const isPresetRange = (name: string): name is PresetRange => Object.hasOwn(rangeDays, name);

/** Whether lists may be asked for as many days as a range has. */
export const isWithin = (name: string, maxDays: number): boolean => !isPresetRange(name) || rangeDays[name] <= maxDays;

/** The date ranges offered to players: those that the merchant lists, up to the maximum length. */
export const offeredRanges = ({ ranges, maxDays }: { readonly ranges: readonly string[]; readonly maxDays: number }): string[] =>
  ranges.filter((name) => isWithin(name, maxDays));
