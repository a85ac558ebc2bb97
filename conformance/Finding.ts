import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';

/** Areas of the checks, in the order of the report. */
export const areas = {
  answers: 'Shape of answers',
  errors: 'Refusals',
  sessions: 'Sessions',
  paging: 'Pages of lists',
  limits: 'Sizes and rate limits',
  timing: 'Response times',
  encoding: 'Encoding',
  writes: 'Writes',
} as const;
export type Area = keyof typeof areas;

/** `failed`: something that is required does not hold. `advice`: it works, and could be better. `skipped`: not checked, with the reason. */
export type Verdict = 'passed' | 'failed' | 'advice' | 'skipped';

/** The result of one check. */
export interface Finding {
  readonly area: Area;
  readonly check: string;
  readonly verdict: Verdict;
  /** The observation, or why the check was skipped. May be empty. */
  readonly detail: string;
  readonly call?: CallName;
  /** Screens that a failure affects, as far as that is known. */
  readonly screens: readonly string[];
}

/** How long a call took, in ms. */
export interface Timing {
  readonly call: CallName;
  readonly p50: number;
  readonly p95: number;
  readonly limit: number;
}

export interface ConformanceReport {
  readonly platform: string;
  readonly merchantCode: string;
  readonly checkedAt: string;
  readonly findings: readonly Finding[];
  readonly timings: readonly Timing[];
}

export const ofVerdict = ({ findings }: ConformanceReport, verdict: Verdict): readonly Finding[] =>
  findings.filter((finding) => finding.verdict === verdict);
