import type { IncomingMessage, ServerResponse } from 'node:http';
import { setHeaders } from '../headers/commonHeaders.ts';

/** Begins with one slash: a second one, or a backslash, would name another host wherever the target becomes part of a URL. */
const TARGET = /^\/(?![/\\])[\x21-\x7e]*$/;
const HOST_NAME = /^host$/i;
const HOST = /^(?:[a-z\d][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (HOST_NAME.test(rawHeaders[at] ?? '')) count += 1;
  return count;
}

/** Why a request is unsound; undefined for a sound one. */
function faultOf({ url = '', headers: { host }, rawHeaders }: IncomingMessage): string | undefined {
  if (!TARGET.test(url)) return 'The target of a request is a path that begins with one slash.';
  if (countHosts(rawHeaders) > 1) return 'A request names one host.';
  return host === undefined || HOST.test(host) ? undefined : 'The host cannot be one.';
}

/**
 * Answers 400 to malformed requests: proxies and scanners send whole addresses as a target; two hosts, or none that can be
 * one, are read by every program in another way. The connection ends, because what follows may be the rest of the request.
 *
 * @param own Header lines of this answer alone.
 * @returns Whether the request was refused.
 */
export function rejectMalformedRequest(req: IncomingMessage, res: ServerResponse, extraHeaders: readonly string[]): boolean {
  const fault = faultOf(req);
  if (fault === undefined) return false;
  setHeaders(res, extraHeaders);
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' });
  res.end(fault);
  return true;
}
