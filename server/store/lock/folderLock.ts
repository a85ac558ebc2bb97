import { closeSync, fstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { announceOwner, type FolderOwner, isOnThisKernel, readOwner, textOf } from './folderOwner.ts';
import { StoreError } from '../database/StoreError.ts';

/** A living owner writes its file every two seconds; a busy machine or a slow network file system may delay that. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 250;

interface LockOptions {
  /** How long the file of a server of another machine must stay the same before it counts as dead. */
  readonly patienceMs?: number;
  /** Called once, with a sentence for people, when another server has taken the folder over: nothing may be written any more. */
  readonly onLost?: (reason: StoreError) => void;
}

export interface FolderLock {
  /** Throws StoreError when another server has taken the folder over, so that nothing may be written any more. */
  confirm(): void;
  release(): Promise<void>;
}

/** Locks by the kernel, which drops the lock when the process dies. Gives nothing where the kernel or the file system has no such locks. */
async function lockByKernel(fd: number): Promise<boolean | undefined> {
  try {
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(fd);
  } catch {
    return undefined; // a platform without the package's binary, or a file system without locks: the owner's file decides
  }
}

/** Whether the path still leads to the file that we have open: a lock on a removed file does not exclude other processes. */
function isSameFile(fd: number, path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  return there !== undefined && there.ino === fstatSync(fd).ino;
}

/** Whether a file is still being written. The clocks of two machines may differ, so only a change counts. */
async function isChanging(file: string, forMs: number): Promise<boolean> {
  const before = textOf(file);
  for (let waited = 0; waited < forMs; waited += LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    const now = textOf(file);
    if (now !== before) return now !== ''; // its owner has just stopped
  }
  return false;
}

function inUse(folder: string, ownerFile: string): StoreError {
  const owner = readOwner(textOf(ownerFile));
  const who = owner ? `Process ${owner.pid} on host ${owner.host}` : 'Another process';
  return new StoreError(`${who} uses the store in ${folder}: stop it first, or set DATA_DIR to another folder.`);
}

const takenOver = (folder: string, { pid, host }: FolderOwner): StoreError =>
  new StoreError(
    `Process ${pid} on host ${host} has taken over the store in ${folder}, which one server at a time may have, so this one ends: start it again when the other has stopped, or with another DATA_DIR.`,
  );

/**
 * Locks a folder, so that two servers never open one store: not in two containers either, where process ids mean nothing,
 * nor on two machines with one network folder. What a dead process left behind does not count.
 *
 * @throws StoreError naming the other process while it lives.
 */
export async function lockFolder(path: string, { patienceMs = PATIENCE_MS, onLost }: LockOptions = {}): Promise<FolderLock> {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'db.owner');
  const lockFile = join(folder, 'db.lock');
  const fd = openSync(lockFile, 'a');
  try {
    const isLocked = await lockByKernel(fd);
    if (isLocked === false) throw inUse(folder, ownerFile);
    const owner = readOwner(textOf(ownerFile));
    const isDead = owner === undefined || (isLocked === true && isOnThisKernel(owner));
    if (!isDead && (await isChanging(ownerFile, patienceMs))) throw inUse(folder, ownerFile);
    const announcement = await announceOwner(ownerFile, {
      isLockedHere: () => isLocked === true && isSameFile(fd, lockFile),
      onLost: (other) => onLost?.(takenOver(folder, other)),
    });
    let releasing: Promise<void> | undefined;
    return {
      confirm() {
        const other = announcement.lostTo();
        if (other !== undefined) throw takenOver(folder, other);
      },
      release() {
        releasing ??= announcement.end().finally(() => closeSync(fd));
        return releasing;
      },
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
