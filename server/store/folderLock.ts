import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { announceOwner, isOnThisKernel, readOwner, textOf } from './folderOwner.ts';
import { StoreError } from './StoreError.ts';

/** A living owner writes its file every two seconds; a busy machine or a slow network file system may delay that. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 250;

interface LockOptions {
  /** How long the file of a server of another machine must stay the same before it counts as dead. */
  readonly patienceMs?: number;
  /** Called once when a server of another machine has taken the folder over: nothing may be written any more. */
  readonly onLost?: () => void;
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

/**
 * Locks a folder, so that two servers never open one store: not in two containers either, where process ids mean nothing,
 * nor on two machines with one network folder. What a dead process left behind does not count.
 *
 * @returns A function that releases it.
 * @throws StoreError naming the other process while it lives.
 */
export async function lockFolder(path: string, { patienceMs = PATIENCE_MS, onLost }: LockOptions = {}): Promise<() => void> {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'db.owner');
  const fd = openSync(join(folder, 'db.lock'), 'a');
  try {
    const isLocked = await lockByKernel(fd);
    if (isLocked === false) throw inUse(folder, ownerFile);
    const owner = readOwner(textOf(ownerFile));
    const isDead = owner === undefined || (isLocked === true && isOnThisKernel(owner));
    if (!isDead && (await isChanging(ownerFile, patienceMs))) throw inUse(folder, ownerFile);
    const conceal = await announceOwner(ownerFile, onLost ?? (() => undefined));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      conceal();
      closeSync(fd);
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
