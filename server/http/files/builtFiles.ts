import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { fileHeaders } from '../headers/fileHeaders.ts';
import { AN_HOUR, A_YEAR } from '../headers/cacheTimes.ts';
import type { OldBuildFiles, ReadyFile } from './createOldBuildFiles.ts';
import { compressBody, plainBody, sendBody } from '../responses/compressedBody.ts';

/** The worker is never cached: by it browsers find out about a newer build. */
const WORKER = 'sw.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Between the names of sheets that are sent as one file. */
const JOINT = '+';
const JOINED_SHEET = /^\/assets\/([^/]+\+[^/]+)\.css$/;
/** As many combinations of sheets as pages of some brands need. */
const JOINED_MAX = 100;

/** Address of some sheets of the build as one file, in this order. */
export const joinedSheet = (files: readonly string[]): string =>
  `/assets/${files.map((file) => basename(file, '.css')).join(JOINT)}.css`;

/** One built file with the `.br` and `.gz` that the build put beside it. */
async function readBuilt(folder: string, file: string, all: ReadonlySet<string>, sourceMaps: boolean): Promise<ReadyFile> {
  const beside = async (extension: string) => (all.has(file + extension) ? readFile(join(folder, file + extension)) : undefined);
  const [identity, br, gzip] = await Promise.all([readFile(join(folder, file)), beside('.br'), beside('.gz')]);
  const { etag } = plainBody(identity);
  return {
    body: { etag, bytes: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) } },
    headers: {
      ...fileHeaders(
        types[extname(file)] ?? 'application/json', // a source map
        // Vite names what lies under assets/ by its content, so it never changes.
        file === WORKER ? 'no-cache' : file.startsWith(`assets${sep}`) ? A_YEAR : AN_HOUR,
      ),
      ...(sourceMaps && all.has(`${file}.map`) ? { sourcemap: `${basename(file)}.map` } : {}),
    },
  };
}

/**
 * The files of `<root>/client`, read once: they are few and small, and a build that replaces them under a running
 * server must not stop it. The operator's page and Vite's manifest are not public and left out. Not sirv: it reads
 * each file from the disk again, a file that has gone ends the process, and its ETag differs from node to node.
 *
 * @param sourceMaps Whether source maps are served.
 * @param kept Stores files with content hashes for pages of other builds, and finds the files that other builds stored.
 */
export async function builtFiles(root: string, sourceMaps: boolean, kept?: OldBuildFiles): Promise<RequestHandler> {
  const folder = join(root, 'client');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(
    found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  );
  const isServed = (file: string) =>
    (types[extname(file)] !== undefined || (sourceMaps && file.endsWith('.map'))) &&
    !file.startsWith('.') &&
    !file.startsWith('admin-preview');
  const files = new Map<string, ReadyFile>(
    await Promise.all(
      [...all]
        .filter(isServed)
        .map(async (file) => [`/${file.split(sep).join('/')}`, await readBuilt(folder, file, all, sourceMaps)] as const),
    ),
  );
  const find = async (address: string): Promise<ReadyFile | undefined> => files.get(address) ?? (await kept?.find(address));
  await kept?.keepBuild(
    [...files]
      .filter(([address]) => address.startsWith('/assets/') && !address.endsWith('.map'))
      .map(([address, { body, headers }]) => ({
        address,
        contentType: headers['content-type'] ?? '',
        isBrotli: body.bytes.br !== undefined,
        content: body.bytes.br ?? body.bytes.identity,
      })),
  );
  const joined = new LRUCache<string, ReadyFile>({
    max: JOINED_MAX,
    async fetchMethod(address) {
      const names = JOINED_SHEET.exec(address)?.[1]?.split(JOINT) ?? [];
      // A name that is repeated would make a file of any size.
      if (new Set(names).size < names.length) return undefined;
      const sheets = await Promise.all(names.map((name) => find(`/assets/${name}.css`)));
      const [first] = sheets;
      if (first === undefined || sheets.includes(undefined)) return undefined;
      const text = Buffer.concat(sheets.flatMap((sheet) => sheet?.body.bytes.identity ?? []));
      return { body: await compressBody(text, 'fast'), headers: first.headers }; // anybody may ask for new combinations
    },
  });
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = JOINED_SHEET.test(req.path) ? await joined.fetch(req.path) : await find(req.path);
    if (file === undefined) return next();
    sendBody(req, res, 200, file.body, file.headers);
  };
}
