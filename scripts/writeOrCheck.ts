import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a generated file; with `--check` on the command line, compares instead and makes the process fail when the file
 * is stale.
 *
 * @param path From the top of the checkout.
 */
export function writeOrCheck(path: string, text: string): void {
  const file = new URL(`../${path}`, import.meta.url);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === text) return;
  if (!process.argv.includes('--check')) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  console.error(`Stale: ${path}. Run its generator and commit the result.`);
  process.exitCode = 1;
}
