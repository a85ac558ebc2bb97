import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';

const BEAT_MS = 2_000;
/** How old our last look at the file may be before a write to the store looks again: well within the patience of others. */
const LOOK_AGAIN_MS = 5_000;
/** Long enough that a beat has the same length always: it is written over the last one, which works on a full disk too. */
const LENGTH = 400;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** The server that has a folder, as its file says. */
export interface FolderOwner {
  readonly host: string;
  /** Differs for each start of a kernel; blank where the system has none. */
  readonly boot: string;
  readonly pid: number;
  /** Differs for each lock, as containers repeat their process ids; blank in a file of an older build. */
  readonly lock: string;
}

/** The text of a file; blank when there is none or it cannot be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it is read again, or the owner stays unnamed
  }
}

const thisKernel = () => ({ host: hostname(), boot: textOf(BOOT_ID).trim() });

export function readOwner(text: string): FolderOwner | undefined {
  const read = readJson(text);
  const owner = read.ok && isObject(read.value) ? read.value : {};
  const { host, boot, pid, lock = '' } = owner;
  return typeof host === 'string' && typeof boot === 'string' && typeof pid === 'number' && typeof lock === 'string'
    ? { host, boot, pid, lock }
    : undefined;
}

/** Whether the owner ran on the kernel that we run on, so that the kernel's lock speaks for it. */
export function isOnThisKernel(owner: FolderOwner): boolean {
  const thisProcess = thisKernel();
  return owner.boot === '' && thisProcess.boot === '' ? owner.host === thisProcess.host : owner.boot === thisProcess.boot;
}

/** Overwrites in place, so that a reader never finds an empty file, and flushes to disk, so that other hosts see it. */
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

interface AnnounceOptions {
  /** Whether the kernel keeps every other process of this machine out, whatever the file says. */
  readonly isLockedHere: () => boolean;
  /** Called once when another owner stands in the file. */
  readonly onLost: (other: FolderOwner) => void;
}

export interface Announcement {
  /** The other owner, if this process has lost the folder. Looks into the file when the last look is long ago, as after a pause of the process. */
  lostTo(): FolderOwner | undefined;
  /** Ends it after the beat under way, and removes the file if it is ours. */
  end(): Promise<void>;
}

/**
 * Names this process as the owner in a file, and changes the file every two seconds for as long as it lives.
 *
 * A beat that is late, takes long or fails proves nothing: the folder is lost only when another owner stands in the file. One beat
 * at a time is under way; the next is planned when it has ended.
 */
export async function announceOwner(file: string, { isLockedHere, onLost }: AnnounceOptions): Promise<Announcement> {
  const thisProcess: FolderOwner = { ...thisKernel(), pid: process.pid, lock: randomUUID() };
  let count = 0;
  let lookedAt = performance.now();
  let lostTo: FolderOwner | undefined;
  let isEnded = false;

  const write = () => writeOver(file, JSON.stringify({ ...thisProcess, beat: count }).padEnd(LENGTH));
  const isOurs = (found: FolderOwner | undefined) => found?.lock === thisProcess.lock;

  function look(): void {
    lookedAt = performance.now();
    const found = readOwner(textOf(file)); // blank without a file handle, and after the file was removed
    if (lostTo !== undefined || found === undefined || isOurs(found)) return;
    if (isOnThisKernel(found) && isLockedHere()) return; // the kernel grants the lock to one process only, so it is overwritten
    lostTo = found;
    onLost(found);
  }

  async function beat(): Promise<void> {
    look();
    if (lostTo !== undefined) return;
    count += 1;
    await write().catch(() => undefined); // a full disk, no file handle left: the next beat tries again
    if (!isEnded) planBeat();
  }

  let beating = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const planBeat = () => {
    timer = setTimeout(() => {
      beating = beat();
    }, BEAT_MS).unref();
  };

  await write();
  planBeat();
  return {
    lostTo() {
      if (performance.now() - lookedAt >= LOOK_AGAIN_MS) look();
      return lostTo;
    },
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await beating;
      if (isOurs(readOwner(textOf(file)))) rmSync(file, { force: true });
    },
  };
}
