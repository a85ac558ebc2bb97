import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Response } from 'express';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { requestIdOf } from '../http/headers/commonHeaders.ts';
import { PlatformRefusal } from '../errors/PlatformRefusal.ts';
import { BUSY_RETRY_S, DatabaseBusy } from '../store/database/DatabaseBusy.ts';
import { DatabaseUnavailable } from '../store/database/DatabaseUnavailable.ts';
import { StoreReadOnly } from '../store/database/StoreReadOnly.ts';
import { sqlStateOf } from '../store/database/sqlState.ts';
import { refuse, refuseFor } from './refusals.ts';

const NUL_IN_TEXT = '22021';
export const JSON_TYPE = 'application/json; charset=utf-8';
/** An answer is data, even with user input in it: browsers must never treat it as a page. */
const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** The bytes of a successful answer, ready to be sent again and again. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  /** Name of the session header, in lower case. Requests with it get another answer and must not get this one. */
  readonly guestsOnly: string | undefined;
}

export function encodeAnswer(value: unknown, cacheControl: string, guestsOnly?: string): EncodedAnswer {
  const body = Buffer.from(JSON.stringify({ success: true, value }));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, cacheControl, guestsOnly };
}

/** Sends an answer, or only that it has not changed since the client's copy. */
export function sendEncoded(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag, cacheControl, guestsOnly }: EncodedAnswer,
): void {
  const varies = guestsOnly === undefined ? MERCHANT_HEADER : `${MERCHANT_HEADER}, ${guestsOnly}`;
  const headers = { ...NO_SNIFF, 'Cache-Control': cacheControl, ETag: etag, Vary: varies };
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(200, { ...headers, 'Content-Type': JSON_TYPE, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Sends a value that belongs to this caller alone. */
export function sendValue(res: Response, value: unknown): void {
  res.set({ ...NO_SNIFF, 'Cache-Control': 'no-store' }).json({ success: true, value });
}

interface Log {
  error(fields: object, message: string): void;
}

/** Any thrown value as a refusal. Unexpected errors are logged and answered as an internal error. */
function refusalOf(error: unknown, requestId: string, log: Log): PlatformRefusal {
  if (error instanceof PlatformRefusal) return error;
  if (error instanceof DatabaseBusy) return refuseFor('platform.busy', BUSY_RETRY_S);
  if (error instanceof DatabaseUnavailable || error instanceof StoreReadOnly) return refuseFor('platform.unavailable', 5);
  // PostgreSQL's texts hold no NUL character, and no keyboard types one.
  if (sqlStateOf(error) === NUL_IN_TEXT) return refuse('body.hostile');
  log.error({ err: error, requestId }, 'platform call failed');
  return refuse('platform.internal');
}

export function sendRefusal(res: Response, error: unknown, log: Log): void {
  const { status, errorCode, message, value } = refusalOf(error, requestIdOf(res), log);
  const retryAfterS = isObject(value) ? value['retryAfterS'] : undefined;
  if (typeof retryAfterS === 'number') res.set('Retry-After', String(retryAfterS));
  res
    .status(status)
    .set({ ...NO_SNIFF, 'Cache-Control': 'no-store' })
    .json({ success: false, errorCode, message, ...(value === undefined ? {} : { value }) });
}
