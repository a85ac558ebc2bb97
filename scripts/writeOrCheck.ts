import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url);

function readGenerated(path: string): string | undefined {
  return existsSync(fileAt(path)) ? readFileSync(fileAt(path), 'utf8') : undefined;
}

/**
 * Writes a generated file that is not committed; an unchanged file keeps its time stamp, so that nothing is built again.
 *
 * @param path From the root of the checkout.
 */
export function writeGenerated(path: string, text: string): void {
  if (readGenerated(path) === text) return;
  mkdirSync(new URL('.', fileAt(path)), { recursive: true });
  writeFileSync(fileAt(path), text);
}

/**
 * Writes a generated file that is committed; with `--check` on the command line, compares instead and makes the process fail when the
 * file is stale.
 *
 * @param path From the top of the checkout.
 */
export function writeOrCheck(path: string, text: string): void {
  if (readGenerated(path) === text) return;
  if (!process.argv.includes('--check')) return writeGenerated(path, text);
  console.error(`Stale: ${path}. Run its generator and commit the result.`);
  process.exitCode = 1;
}
