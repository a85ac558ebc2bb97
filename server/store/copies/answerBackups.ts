import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOOK_EVERY_MS = 500;

/** Files by which `npm run backup` asks a running server for a copy, and by which that says why there is none. */
export const requestFile = (dataDir: string): string => join(dataDir, 'backup.request');
export const failureFile = (dataDir: string): string => join(dataDir, 'backup.failure');

/**
 * Makes a copy whenever a file asks for one. A file reaches the server from another container and needs neither port nor
 * password: a process that can write it can also read the store.
 *
 * @param copyTo Makes a copy of a name.
 * @returns A function that ends it.
 */
export function answerBackups(dataDir: string, copyTo: (name: string) => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined;

  async function answer(): Promise<void> {
    const name = (await readFile(requestFile(dataDir), 'utf8')).trim();
    await rm(requestFile(dataDir));
    if (!/^backup-[\w-]+$/.test(name)) return; // half written, or not by our command
    try {
      await copyTo(name);
    } catch (error) {
      await writeFile(failureFile(dataDir), String(error));
    }
  }

  const timer = setInterval(() => {
    if (working !== undefined || !existsSync(requestFile(dataDir))) return;
    working = answer()
      .catch(() => undefined) // the file is gone, or the disk is full: the command says that nobody answered
      .finally(() => {
        working = undefined;
      });
  }, LOOK_EVERY_MS).unref();

  return async () => {
    clearInterval(timer);
    await working;
  };
}
