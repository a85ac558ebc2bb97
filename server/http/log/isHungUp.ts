import type { Response } from 'express';
import { isObject } from '#schemas/base/json/isObject.ts';

/** The error codes when the other side closed the connection during a transfer. */
const CODES: ReadonlySet<unknown> = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

const hasClosed = ({ destroyed, socket }: Response): boolean => destroyed || socket === null || socket.destroyed;

/**
 * Whether the sender of a request closed its connection before the answer: this is not an error, and the answer has no reader. The same codes may
 * come from a bucket or a platform that closed its connection: then the sender still waits.
 */
export const isHungUp = (error: unknown, res: Response): boolean =>
  res.destroyed || (isObject(error) && (error['type'] === 'request.aborted' || (CODES.has(error['code']) && hasClosed(res))));
