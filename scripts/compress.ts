/** Puts a `.br` and a `.gz` beside every file of dist/client that gains from it, as small as they get. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest', '.ico']);
const PACKED = new Set(['.br', '.gz']);
/** Below this a packed file saves no packet. */
const MIN_BYTES = 600;

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'dist/client');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files.filter((path) => PACKED.has(extname(path)))) rmSync(file);

for (const file of files.filter((path) => COMPRESSIBLE.has(extname(path)))) {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = {
    '.br': brotliCompressSync(bytes, { params }),
    '.gz': gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, smaller] of Object.entries(packed))
    if (smaller.length < bytes.length) writeFileSync(file + extension, smaller);
}
