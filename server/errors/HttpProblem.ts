import { type RefusalCode, refusals } from '#schemas/edges/api/refusals.ts';
import type { Problem } from '#schemas/base/json/problem.ts';

/**
 * A refusal that a route means to send, declared in `schemas/edges/api/refusals.ts`. Anything else that is thrown is a bug and answers 500.
 * `problems` say where, when a document is at fault.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: RefusalCode;
  readonly problems: readonly Problem[];
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, problems: readonly Problem[] = [], detail: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.status = refusals[code].status;
    this.code = code;
    this.problems = problems;
    this.detail = detail;
  }
}
