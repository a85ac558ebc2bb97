import type { Severity } from '../../base/json/problem.ts';

/** A kind of problem that lint rules report. */
export interface Finding {
  readonly severity: Severity;
  readonly title: string;
  /** Why it matters and how to fix it, for the operator. */
  readonly explanation: string;
}
