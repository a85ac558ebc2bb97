/** Writes a `.br` and a `.gz` beside every file of dist/client that gets smaller by it, at maximum compression. */
import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest', '.ico']);
const PACKED = new Set(['.br', '.gz']);
/** Below this a packed file saves no packet. */
const MIN_BYTES = 600;

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'dist/client');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files.filter((path) => PACKED.has(extname(path)))) rmSync(file);

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = {
    '.br': await promisify(brotliCompress)(bytes, { params }),
    '.gz': await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, smaller] of Object.entries(packed))
    if (smaller.length < bytes.length) await writeFile(file + extension, smaller);
}

// All at once: Node packs as many as there are threads in its pool.
await Promise.all(files.filter((path) => COMPRESSIBLE.has(extname(path))).map(pack));
