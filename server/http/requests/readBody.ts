import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { type Problem, problem } from '#schemas/base/json/problem.ts';
import type { Reader } from '#schemas/base/json/createReader.ts';
import { fitsJsonLimits } from '#schemas/base/json/jsonLimits.ts';
import { checkJson } from '#schemas/base/json/readJson.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';

/** Largest body that is read, in bytes; a longer one is refused by its length, before it is parsed. */
export const MAX_BODY_BYTES = 256 * 1024;

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** First pointer below `value` whose text or key cannot be stored, or nothing. */
function unstorablePointer(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? pointer : unstorablePointer(child, `${pointer}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hostileProblems(body: unknown): readonly Problem[] {
  const checked = checkJson(body);
  if (!checked.ok) return checked.problems;
  const pointer = unstorablePointer(body, '');
  return pointer === undefined ? [] : [problem('json.unstorable', pointer)];
}

/** Whether a request says itself that its body is too long. The parser would read all of it before it refuses. */
export const announcesMore = (req: IncomingMessage, bytes: number): boolean => Number(req.headers['content-length'] ?? 0) > bytes;

const requireJson: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (announcesMore(req, MAX_BODY_BYTES)) throw new HttpProblem('body.tooLarge');
  if (hasBody && !req.is('application/json')) throw new HttpProblem('body.notJson');
  next();
};

const refuseHostile: RequestHandler = (req, _res, next) => {
  const problems = hostileProblems(req.body);
  if (problems.length > 0) throw new HttpProblem('body.hostile', problems);
  next();
};

/** Runs before the body is parsed; the parser reports errors of this function as `entity.verify.failed`. */
function requireLimits(_req: unknown, _res: unknown, body: Buffer): void {
  if (!fitsJsonLimits(body, 'body')) throw new Error('JSON with too many or too deeply nested values');
}

/** Reads JSON bodies: 415 for another type, 413 above 256 kB, 400 when malformed, 422 for prototype keys and values without measure. */
export const readJsonBodies: readonly RequestHandler[] = [
  requireJson,
  express.json({ limit: MAX_BODY_BYTES, strict: false, verify: requireLimits }),
  refuseHostile,
];

/** Reads a file of any type: 413 above `maxBytes`, 415 when it is compressed. */
export async function readUpload(req: Request, res: Response, maxBytes: number): Promise<Buffer> {
  if (announcesMore(req, maxBytes)) throw new HttpProblem('body.tooLarge');
  await promisify(express.raw({ type: () => true, limit: maxBytes, inflate: false }))(req, res);
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
}

/** A body as `read` checks it. Throws HttpProblem with its problems. */
export function bodyOf<T>(read: Reader<T>, raw: unknown): T {
  const body = read(raw);
  if (!body.ok) throw new HttpProblem('body.invalid', body.problems);
  return body.value;
}
