import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { AN_HOUR, A_YEAR } from '../headers/cacheTimes.ts';
import { type ResponseBody, compressBody, plainBody, sendBody, sizeOf } from '../responses/compressedBody.ts';
import type { Headers } from '../headers/commonHeaders.ts';
import { PICTURE_POLICY, shownAnywhere } from '../headers/pictureHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** The formats of an address without an extension, best first. Every browser shows the last ones. */
const pictures = ['.avif', '.webp', '.png', '.jpg', '.svg'] as const;
const ALWAYS_SHOWN = ['.png', '.jpg', '.svg'];

const ADDRESS = /^\/brand\/([a-z][a-z0-9-]{1,30})\/((?:[\w-]+\/)*[\w-]+(?:\.\w{2,5})?)$/;
const MAX_BYTES = 32 * 1024 * 1024;

/** A picture of a brand. */
export interface BrandFile {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface BrandFiles {
  /** Answers requests for files of brands. */
  readonly handle: RequestHandler;
  /** A file by its address; undefined for the address of anything else. */
  read(address: string): Promise<BrandFile | undefined>;
}

interface CachedFile {
  readonly changedAt: number;
  readonly body: ResponseBody;
}

/** The files that may answer: the named one, or without an extension one of each format that the browser accepts. */
function candidates(path: string, accept: string): string[] {
  if (extname(path) !== '') return types[extname(path)] === undefined ? [] : [path];
  return pictures.filter((kind) => ALWAYS_SHOWN.includes(kind) || accept.includes(types[kind] ?? '')).map((kind) => path + kind);
}

/** Only SVG is compressed; other formats are compressed already. */
const finish = async (bytes: Buffer, kind: string): Promise<ResponseBody> =>
  kind === '.svg' ? compressBody(bytes, 'small') : plainBody(bytes);

/**
 * Serves `/brand/<code>/<path>` from `<brands>/<code>/assets/<path>`. An address without an extension is answered with
 * the best picture format that the browser takes. An address with `?v=` never changes and is kept for a year.
 */
export function createBrandFiles(brands: string): BrandFiles {
  const cache = new LRUCache<string, CachedFile>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => sizeOf(body) });

  async function load(file: string): Promise<ResponseBody | undefined> {
    const found = await stat(file).catch(() => undefined); // the caller answers a missing file with 404
    if (found === undefined || !found.isFile()) return undefined;
    const cached = cache.get(file);
    if (cached?.changedAt === found.mtimeMs) return cached.body;
    const body = await finish(await readFile(file), extname(file));
    cache.set(file, { changedAt: found.mtimeMs, body });
    return body;
  }

  const handle: RequestHandler = async (req, res, next) => {
    const [, code = '', path = ''] = ADDRESS.exec(req.path) ?? [];
    if (path === '' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    for (const file of candidates(path, req.get('accept') ?? '')) {
      const body = await load(join(brands, code, 'assets', file));
      if (body === undefined) continue;
      const kind = extname(file);
      const isDrawing = kind === '.svg';
      const headers: Headers = {
        'content-type': types[kind] ?? '',
        'cache-control': req.query['v'] === undefined ? AN_HOUR : A_YEAR,
        ...shownAnywhere,
        vary: isDrawing ? 'Accept, Accept-Encoding' : 'Accept',
        // An SVG that is opened as a page must not run scripts.
        ...(isDrawing ? { 'content-security-policy': PICTURE_POLICY } : {}),
      };
      return sendBody(req, res, 200, body, headers);
    }
    return next();
  };

  return {
    handle,
    async read(address) {
      const [, code = '', path = ''] = ADDRESS.exec(address.replace(/\?.*/s, '')) ?? [];
      if (path === '') return undefined;
      for (const file of candidates(path, '')) {
        const body = await load(join(brands, code, 'assets', file));
        if (body !== undefined) return { type: types[extname(file)] ?? '', bytes: body.bytes.identity };
      }
      return undefined;
    },
  };
}
