import type { Problem } from '#schemas/problem.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 428 | 429 | 503;

/**
 * A refusal that a route means to send. Anything else that is thrown is a bug and answers 500.
 * `code` is stable: clients translate it. `problems` say where, when a document is at fault.
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: RefusalStatus;
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(
    status: RefusalStatus,
    code: string,
    problems: readonly Problem[] = [],
    detail: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.problems = problems;
    this.detail = detail;
  }
}
