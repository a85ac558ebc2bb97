import type { Response } from 'express';
import { isObject } from '#schemas/base/json/isObject.ts';

/** What is thrown when the other side has gone while it sent, or was sent something. */
const CODES: ReadonlySet<unknown> = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

const hasClosed = ({ destroyed, socket }: Response): boolean => destroyed || socket === null || socket.destroyed;

/**
 * Whether the sender of a request closed its connection before the answer: this is not an error, and nobody reads the answer. The same codes may
 * come from a bucket or a platform that closed its connection: then the sender still waits.
 */
export const isHungUp = (error: unknown, res: Response): boolean =>
  res.destroyed || (isObject(error) && (error['type'] === 'request.aborted' || (CODES.has(error['code']) && hasClosed(res))));
