import type { Problem } from '#schemas/base/json/problem.ts';

/**
 * A call that did not do what was asked. `code` is the server's, or one of ours for what never got an answer: `network`
 * (no answer in time), `answer.unreadable` (not what was promised). `status` is 0 without an answer.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: string, status = 0, problems: readonly Problem[] = [], detail: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.detail = detail;
  }
}
