import { type RefusalCode, refusals } from '#schemas/edges/api/refusals.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import { Failure } from '../Failure.ts';
import { exitOfStatus } from '../exitCodes.ts';

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

const hasStatus = (status: number): status is keyof typeof exitOfStatus => Object.hasOwn(exitOfStatus, status);

/** The server has answered, and does not do what was asked. */
export class Refusal extends Failure {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly detail: Readonly<Record<string, unknown>>;

  /** @param body What the server answered: of its API a refusal, of a proxy before it anything. */
  constructor(status: number, body: unknown) {
    const code = isObject(body) && typeof body['code'] === 'string' ? body['code'] : `http.${status}`;
    const means = isKnown(code) ? refusals[code].means : 'The address answers, but not as a server of Livery does.';
    super(isKnown(code) && hasStatus(status) ? exitOfStatus[status] : 'unreachable', `${means} (${code})`);
    this.code = code;
    this.problems = isObject(body) && Array.isArray(body['problems']) ? (body['problems'] as Problem[]) : []; // the server's own, shown only
    this.detail = isObject(body) && isObject(body['detail']) ? body['detail'] : {};
  }
}
