import type { Response } from 'express';
import { isObject } from '#schemas/isObject.ts';

/** What is thrown when the other side has gone while it sent, or was sent something. */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'request.aborted',
]);

/** Whether a request ended because its sender went away: people close pages while pictures load. It is no fault, and nobody reads an answer. */
export const isHungUp = (error: unknown, res: Response): boolean =>
  res.destroyed || (isObject(error) && (CODES.has(error['code']) || CODES.has(error['type'])));
