import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** As deep as this folder: code that finds the top of the project from where it is finds the same. */
const FOLDER = join(ROOT, 'test-results/programs');

/** Files that this process has bundled, by their source. */
const bundled = new Map<string, Promise<string>>();

async function bundle(entry: string): Promise<string> {
  // Loaded here alone: servers for tests bundle nothing before they are asked for pictures.
  const { build } = await import('vite');
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { ssr: entry, target: 'node20', write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  if (!('output' in made)) throw new Error(`${entry} was not bundled into one file.`);
  const file = join(FOLDER, `${basename(entry, '.ts')}.js`);
  // Another process may be doing the same: only whole files are seen.
  const unfinished = `${file}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, made.output[0].code);
  await rename(unfinished, file);
  return file;
}

/**
 * Bundles a program of ours for Node: it then starts in half the time that its sources take, and tests start some of them dozens of times.
 *
 * @param entry Path of its source, from the top of the project.
 * @returns Path of the script.
 */
export function bundleProgram(entry: string): Promise<string> {
  const made = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, made);
  return made;
}
