import type { Severity } from '../../base/json/problem.ts';

/** What lint rules can find. */
export interface Finding {
  readonly severity: Severity;
  readonly title: string;
  /** Why it matters and what fixes it, for the operator. */
  readonly explanation: string;
}
