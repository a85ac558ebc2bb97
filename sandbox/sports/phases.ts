import type { Sport } from '#schemas/declare/names/sports.ts';

/** A part of a match, in minutes of the clock on the wall. */
interface Phase {
  readonly minutes: number;
  readonly period: number;
  readonly isBreak?: true;
  /** Minutes of the match that it begins and ends with, where the sport counts them. */
  readonly played?: readonly [from: number, to: number];
}

/** Sets or maps: how long each takes, and how many win the match. */
export const setRules: Readonly<Partial<Record<Sport, { readonly minutes: number; readonly toWin: number }>>> = {
  TENNIS: { minutes: 40, toWin: 2 },
  VOLLEYBALL: { minutes: 26, toWin: 3 },
  BADMINTON: { minutes: 20, toWin: 2 },
  ESPORTS: { minutes: 34, toWin: 2 },
};

const SET_BREAK = 3;

const football: readonly Phase[] = [
  { minutes: 46, period: 1, played: [0, 45] },
  { minutes: 15, period: 1, isBreak: true },
  { minutes: 47, period: 2, played: [45, 90] },
];

const basketball: readonly Phase[] = [1, 2, 3, 4].flatMap((period): readonly Phase[] => {
  const quarter: Phase = { minutes: 20, period, played: [(period - 1) * 10, period * 10] };
  return period === 4 ? [quarter] : [quarter, { minutes: period === 2 ? 12 : 2, period, isBreak: true }];
});

/** @param sets How many sets the match has, where the sport is played in sets. */
export function phasesOf(sport: Sport, sets: number): readonly Phase[] {
  if (sport === 'FOOTBALL') return football;
  const rules = setRules[sport];
  if (rules === undefined) return basketball;
  return Array.from({ length: sets }, (_set, index): readonly Phase[] => {
    const set: Phase = { minutes: rules.minutes, period: index + 1 };
    return index === sets - 1 ? [set] : [set, { minutes: SET_BREAK, period: index + 1, isBreak: true }];
  }).flat();
}

export interface ClockOfMatch {
  readonly period: number;
  readonly isBreak: boolean;
  /** With its fraction; undefined where the sport does not count minutes. */
  readonly minute: number | undefined;
}

/** Where a match is after a time; undefined once it is over. */
export function clockAt(phases: readonly Phase[], elapsedMinutes: number): ClockOfMatch | undefined {
  let begun = 0;
  let minute: number | undefined;
  for (const { minutes, period, isBreak = false, played } of phases) {
    const within = (elapsedMinutes - begun) / minutes;
    minute = played ? played[0] + (played[1] - played[0]) * Math.min(within, 1) : minute;
    if (within < 1) return { period, isBreak, minute };
    begun += minutes;
  }
  return undefined;
}

export const minutesOf = (phases: readonly Phase[]): number => phases.reduce((sum, { minutes }) => sum + minutes, 0);
