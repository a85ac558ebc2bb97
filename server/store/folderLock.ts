import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Locks that this process holds. A lock file with our own pid that is not among them is stale. */
const held = new Set<string>();

const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'; // it runs, as another user
  }
}

/** Pid in the lock file; 0 when it is unreadable, nothing when there is no file. */
function ownerOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. Renaming is atomic: if two processes try, one fails and tries again. */
function clearStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Takes a lock file holding our pid, so that two processes never open one database folder. A lock whose process is dead
 * is taken over.
 *
 * @returns A function that releases it.
 * @throws Error naming the other process when it is alive.
 */
export function lockFile(path: string): () => void {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(file)) {
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    }
    const owner = ownerOf(file);
    const isStale = owner === process.pid ? !held.has(file) : owner !== undefined && !isRunning(owner);
    if (owner !== undefined && !isStale) {
      const who = owner === 0 ? 'Another process' : `Process ${owner}`;
      throw new Error(
        `${who} uses the database in ${dirname(file)} already. Stop it first, or set DATA_DIR to another folder. If no such server runs, delete ${file}.`,
      );
    }
    if (isStale) clearStale(file);
  }
  throw new Error(`The lock ${file} keeps changing hands. Start one server at a time.`);
}
