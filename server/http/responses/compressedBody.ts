import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { CONTENT_TAG_LENGTH } from '#schemas/base/text/contentTag.ts';
import type { Headers } from '../headers/commonHeaders.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer's bytes, ready to be sent again and again: plain, and in the encodings that make them smaller. */
export interface ResponseBody {
  /** Weak, because it names the content and not the encoding. */
  readonly etag: string;
  readonly bytes: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;
}

export interface CompressedBody extends ResponseBody {
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

/** How hard to compress: `fast` while a visitor waits, `small` for bodies that are sent often. */
export type Effort = 'fast' | 'small';
const levels = { fast: { brotli: 5, gzip: 6 }, small: { brotli: 11, gzip: 9 } } as const;

const etagOf = (identity: Buffer): string =>
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, CONTENT_TAG_LENGTH)}"`;

export async function compressBody(identity: Buffer, effort: Effort): Promise<CompressedBody> {
  const { brotli, gzip: level } = levels[effort];
  const [br, zipped] = await Promise.all([
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity, { level }),
  ]);
  return { etag: etagOf(identity), bytes: { br, gzip: zipped, identity } };
}

/** Bytes that are not compressed, such as photographs. */
export const plainBody = (identity: Buffer): ResponseBody => ({ etag: etagOf(identity), bytes: { identity } });

/** Content of every encoding, in bytes. */
export const sizeOf = ({ bytes }: ResponseBody): number => Object.values(bytes).reduce((sum, { length }) => sum + length, 0);

const encodings = new Map<string, Encoding>();
/** Browsers send a handful of different headers; only an attacker sends more. */
const KNOWN_MAX = 200;

/** The smallest accepted encoding. Quality values are ignored: browsers send none. */
function negotiate(accept: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined || accept === '') return 'identity';
  const found = encodings.get(accept);
  if (found !== undefined) return found;
  const encoding = negotiate(accept);
  if (encodings.size >= KNOWN_MAX) encodings.clear();
  encodings.set(accept, encoding);
  return encoding;
}

/** Answers a GET or HEAD: 304 if the browser has the content already, else in the best encoding. */
export function sendBody(req: IncomingMessage, res: ServerResponse, status: number, body: ResponseBody, headers: Headers): void {
  if (status === 200 && fresh(req.headers, { etag: body.etag })) {
    res.writeHead(304, { ...headers, etag: body.etag });
    res.end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  const packed = body.bytes[encoding];
  const bytes = packed ?? body.bytes.identity;
  const encoded = packed === undefined || encoding === 'identity' ? {} : { 'content-encoding': encoding };
  res.writeHead(status, { ...headers, etag: body.etag, ...encoded, 'content-length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
