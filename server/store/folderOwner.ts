import { existsSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';

const BEAT_MS = 2_000;
/** Long enough that a beat has the same length always: it is written over the last one, which works on a full disk too. */
const LENGTH = 400;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** The server that has a folder, as its file says. */
export interface FolderOwner {
  readonly host: string;
  /** Differs for each start of a kernel; blank where the system has none. */
  readonly boot: string;
  readonly pid: number;
}

/** The text of a file; blank when there is none or it cannot be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it is read again, or the owner stays unnamed
  }
}

const thisProcess = (): FolderOwner => ({ host: hostname(), boot: textOf(BOOT_ID).trim(), pid: process.pid });

export function readOwner(text: string): FolderOwner | undefined {
  const read = readJson(text);
  const owner = read.ok && isObject(read.value) ? read.value : {};
  const { host, boot, pid } = owner;
  return typeof host === 'string' && typeof boot === 'string' && typeof pid === 'number' ? { host, boot, pid } : undefined;
}

/** Whether the owner ran on the kernel that we run on, so that the kernel's lock speaks for it. */
export function isOnThisKernel(owner: FolderOwner): boolean {
  const own = thisProcess();
  return owner.boot === '' && own.boot === '' ? owner.host === own.host : owner.boot === own.boot;
}

/** Writes over what is there, so that a reader never finds the file blank; and to the disk, so that other hosts see it. */
async function writeOver(file: string, text: string): Promise<void> {
  const handle = await open(file, existsSync(file) ? 'r+' : 'w');
  try {
    await handle.write(text, 0);
    await handle.truncate(text.length);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/**
 * Names this process as the owner in a file, and changes the file every two seconds for as long as it lives.
 *
 * @param onLost Called once when another process has written the file meanwhile.
 * @returns A function that ends it and removes the file.
 */
export async function announceOwner(file: string, onLost: () => void): Promise<() => void> {
  let count = 0;
  const textNow = () => JSON.stringify({ ...thisProcess(), beat: count }).padEnd(LENGTH);
  await writeOver(file, textNow());
  let writing = Promise.resolve();
  const beat = () => {
    const found = textOf(file);
    if (found === textNow() || readOwner(found) === undefined) {
      count += 1;
      writing = writeOver(file, textNow()).catch(() => undefined); // a full disk: the kernel's lock still holds
      return;
    }
    clearInterval(timer);
    onLost();
  };
  const timer = setInterval(() => void writing.then(beat), BEAT_MS).unref();
  return () => {
    clearInterval(timer);
    if (textOf(file) === textNow()) rmSync(file, { force: true });
  };
}
