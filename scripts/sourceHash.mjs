import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const notASource = /\.(test|stories)\.tsx?$|\/generated\//;

/**
 * A hash of files' names and contents; tests, stories and generated code left out. Contents, not times: a fresh clone or another
 * branch has new times and perhaps the same sources.
 *
 * @param {readonly string[]} sources Files and folders, from the top of the checkout.
 */
export function sourceHash(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = source.includes('.')
      ? ['']
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(path.length));
    for (const file of files.filter((name) => !notASource.test(name)).toSorted())
      hash.update(`${source}${file}\0`).update(readFileSync(path + file));
  }
  return hash.digest('hex');
}
