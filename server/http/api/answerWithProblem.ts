import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { isObject } from '#schemas/base/json/isObject.ts';
import { requestIdOf } from '../headers/commonHeaders.ts';
import { BUSY_RETRY_S, DatabaseBusy } from '../../store/database/DatabaseBusy.ts';
import { DatabaseUnavailable } from '../../store/database/DatabaseUnavailable.ts';
import { StoreReadOnly } from '../../store/database/StoreReadOnly.ts';
import { StorageUnavailable } from '../../errors/StorageUnavailable.ts';
import { isHungUp } from '../log/isHungUp.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';

/** What the body parser throws, by its stable `type`. */
const bodyFaults: Readonly<Record<string, HttpProblem>> = {
  'entity.too.large': new HttpProblem('body.tooLarge'),
  'entity.verify.failed': new HttpProblem('body.hostile'),
  'entity.parse.failed': new HttpProblem('body.malformed'),
  'encoding.unsupported': new HttpProblem('body.encoding'),
  'charset.unsupported': new HttpProblem('body.encoding'),
  'request.aborted': new HttpProblem('body.aborted'),
  'request.size.invalid': new HttpProblem('body.aborted'),
};

/** When a bucket that did not answer may do so again. */
const RETRY_S = 10;

function asProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DatabaseBusy) return new HttpProblem('database.busy', [], { retryAfterS: BUSY_RETRY_S });
  if (error instanceof DatabaseUnavailable) return new HttpProblem('database.unavailable');
  if (error instanceof StoreReadOnly) return new HttpProblem(`store.${error.reason}`);
  if (error instanceof StorageUnavailable) return new HttpProblem(`pictures.${error.reason}`, [], { retryAfterS: RETRY_S });
  // A path with an invalid percent encoding.
  if (error instanceof URIError) return new HttpProblem('route.unknown');
  const type = isObject(error) ? error['type'] : undefined;
  return typeof type === 'string' ? bodyFaults[type] : undefined;
}

/** The only place that writes an error answer of the preview API: `{ code, problems, detail }`. */
export const answerWithProblem =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (isHungUp(error, res)) return;
    if (res.headersSent) {
      // The client notices that the answer is cut off; Express would write the error to stderr as well as the log.
      log.error({ err: error, requestId: requestIdOf(res), method: req.method, path: req.path }, 'request failed half-way');
      res.destroy();
      return;
    }
    res.set('cache-control', 'no-store');
    const problem = asProblem(error);
    if (error instanceof StorageUnavailable)
      log.warn({ err: error, requestId: requestIdOf(res) }, 'pictures cannot be kept or read');
    if (problem === undefined) {
      log.error({ err: error, requestId: requestIdOf(res), method: req.method, path: req.path }, 'request failed');
      res.status(500).json({ code: 'internal', problems: [], detail: { requestId: requestIdOf(res) } });
      return;
    }
    const { retryAfterS } = problem.detail;
    if (typeof retryAfterS === 'number') res.set('retry-after', String(retryAfterS));
    res.status(problem.status).json({ code: problem.code, problems: problem.problems, detail: problem.detail });
  };
