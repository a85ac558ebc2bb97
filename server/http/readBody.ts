import express, { type Request, type RequestHandler } from 'express';
import type { Problem } from '#schemas/problem.ts';
import { type Reader } from '#schemas/createReader.ts';
import { problem } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import { checkJson } from '#schemas/readJson.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';

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

const requireJson: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) throw new HttpProblem(415, 'body.notJson');
  next();
};

const refuseHostile: RequestHandler = (req, _res, next) => {
  const problems = hostileProblems(req.body);
  if (problems.length > 0) throw new HttpProblem(422, 'body.hostile', problems);
  next();
};

/** Reads JSON bodies: 415 for another type, 413 above 256 kB, 400 when malformed, 422 for prototype keys. */
export const readJsonBodies: readonly RequestHandler[] = [
  requireJson,
  express.json({ limit: MAX_BODY_BYTES, strict: false }),
  refuseHostile,
];

/** The body as `read` judges it. Throws HttpProblem 422 with its problems. */
export function bodyOf<T>(req: Request, read: Reader<T>): T {
  const body = read(req.body ?? {});
  if (!body.ok) throw new HttpProblem(422, 'body.invalid', body.problems);
  return body.value;
}

/** The body as an object of any shape. Throws HttpProblem 422 for anything else. */
export function objectBodyOf(req: Request): Readonly<Record<string, unknown>> {
  const body: unknown = req.body;
  if (!isObject(body)) throw new HttpProblem(422, 'body.invalid', [problem('schema.type', '', { type: 'object' })]);
  return body;
}
