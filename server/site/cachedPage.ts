import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type Encoding, type CompressedBody, encodingFor } from '../http/responses/compressedBody.ts';
import type { Headers } from '../http/headers/commonHeaders.ts';

/** A page ready to be sent: bytes and header lines of every encoding. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: CompressedBody;
  readonly lines: Readonly<Record<Encoding | 'unchanged', string[]>>;
}

/** Header names and values in one list, as Node writes them without looking. */
const linesOf = (headers: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/** Puts together all header lines that will ever be needed. */
export function cachedPage({ status, headers }: { status: number; headers: Headers }, body: CompressedBody): CachedPage {
  const common = { ...headers, etag: body.etag };
  const encoded = (encoding: Encoding) =>
    linesOf({
      ...common,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.bytes[encoding].length,
    });
  const lines = { br: encoded('br'), gzip: encoded('gzip'), identity: encoded('identity'), unchanged: linesOf(common) };
  return { status, headers, body, lines };
}

/**
 * Answers a GET or HEAD with a page. Nothing is computed here: this is the hot path of the whole server.
 *
 * @param own Header lines of this answer alone, where Express has not set them.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { status, body, lines }: CachedPage,
  extraHeaders: readonly string[] = [],
): void {
  if (status === 200 && fresh(req.headers, { etag: body.etag })) {
    res.writeHead(304, [...lines.unchanged, ...extraHeaders]);
    res.end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  res.writeHead(status, [...lines[encoding], ...extraHeaders]);
  res.end(req.method === 'HEAD' ? undefined : body.bytes[encoding]);
}
