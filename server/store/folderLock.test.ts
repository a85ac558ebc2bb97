import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFile } from './folderLock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-lock-'));
  file = join(folder, 'deep', 'down', 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The pid of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

function withLock(owner: string): void {
  lockFile(file)();
  writeFileSync(file, owner);
}

describe('lockFile', () => {
  it('makes the folder, holds the lock with our pid, and lets go of it', () => {
    const unlock = lockFile(file);
    expect(readFileSync(file, 'utf8').trim()).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a second time in the same process, until the first has let go', () => {
    const unlock = lockFile(file);
    expect(() => lockFile(file)).toThrow(/already/);
    unlock();
    lockFile(file)();
  });

  it('refuses while another process runs, and says which and what to do', () => {
    withLock(`${process.ppid}\n`);
    expect(() => lockFile(file)).toThrow(new RegExp(`Process ${process.ppid} uses.*DATA_DIR.*delete`));
  });

  it.each([
    ['of a process that is dead', () => `${deadPid()}\n`],
    ['of an earlier process with our own pid, as containers have', () => `${process.pid}\n`],
  ])('takes over a lock %s', (_title, owner) => {
    withLock(owner());
    lockFile(file)();
    expect(existsSync(file)).toBe(false);
  });

  it('takes over no lock that it cannot read', () => {
    withLock('');
    expect(() => lockFile(file)).toThrow(/Another process.*delete/);
  });

  it('lets go only once, and never of a lock that another process has taken meanwhile', () => {
    const unlock = lockFile(file);
    unlock();
    writeFileSync(file, '1\n');
    unlock();
    expect(existsSync(file)).toBe(true);
  });
});
