import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleProgram } from '../../testing/bundleProgram.ts';
import { containerCommand } from '../../testing/containerCommand.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';
import { StoreError } from '../database/StoreError.ts';

const container = containerCommand();
if (!container) console.warn('folderLock.slow.test.ts: unshare may make no namespace here, so two containers are not tested.');

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'livery-lock-')), 'deep', 'down');
  children = [];
});
afterEach(async () => {
  for (const child of children) await kill(child);
  rmSync(join(folder, '../..'), { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const letGo = async (locking: Promise<FolderLock>) => (await locking).release();

/** How often the owner has written its file. */
function beatOf(): number {
  const { beat }: { beat: number } = JSON.parse(readFileSync(join(folder, 'db.owner'), 'utf8'));
  return beat;
}

/** Starts a process that locks the folder, and gives it with the line that it says then. */
async function hold(around: readonly string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const script = await bundleProgram('server/store/testing/lockHolder.ts');
  const [program, ...args] = [...around, process.execPath, script, folder];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer]; // a stream without an encoding gives bytes
  return { child, said: String(said).trim() };
}

describe('lockFolder', () => {
  it('makes the folder, names this process as its owner, and lets go of it', async () => {
    const lock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'db.owner'), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    await lock.release();
    expect(existsSync(join(folder, 'db.owner'))).toBe(false);
    await letGo(lockFolder(folder));
  });

  it('refuses a second time in the same process', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StoreError);
    await lock.release();
  });

  it('refuses while another process has it, in one sentence that says which and what to do', async () => {
    const { child, said } = await hold();
    expect(said).toBe('locked');
    const refused = await lockFolder(folder).catch(String);
    expect(refused).toMatch(
      new RegExp(`Process ${child.pid} on host \\S+ uses the store in ${folder}: stop it first, or set DATA_DIR`),
    );
    expect(refused).not.toMatch(/delete|remove/i);
  });

  it('is free at once after its process was killed', async () => {
    const { child } = await hold();
    await kill(child);
    expect(existsSync(join(folder, 'db.owner'))).toBe(true);
    await letGo(lockFolder(folder));
  });

  it.skipIf(container === undefined)(
    'refuses a process in another namespace of process ids, until the first is killed',
    async () => {
      const first = await hold(container);
      expect(first.said).toBe('locked');
      const second = await hold(container);
      expect(second.said).toMatch(/^refused: Process \d+ on host \S+ uses the store/);
      await kill(first.child);
      expect((await hold(container)).said).toBe('locked');
    },
  );

  it('refuses while a server of another machine writes the file of the owner', async () => {
    await letGo(lockFolder(folder));
    const write = (beat: number) =>
      writeFileSync(join(folder, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7, beat }));
    let beat = 0;
    write(beat);
    const timer = setInterval(() => write((beat += 1)), 300);
    await expect(lockFolder(folder)).rejects.toThrow(/Process 7 on host elsewhere/);
    clearInterval(timer);
  });

  it('takes over from a server of another machine that writes no more, and from a file that says nothing', async () => {
    await letGo(lockFolder(folder));
    writeFileSync(join(folder, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7 }));
    await letGo(lockFolder(folder, { patienceMs: 500 }));
    writeFileSync(join(folder, 'db.owner'), '');
    await letGo(lockFolder(folder));
  });

  it('is the same for a process that was stopped: nobody takes its folder, and it goes on', async () => {
    const { child } = await hold();
    const said: string[] = [];
    child.stdout?.on('data', (chunk) => said.push(String(chunk)));
    const before = beatOf();
    child.kill('SIGSTOP');
    await expect(lockFolder(folder, { patienceMs: 1 })).rejects.toThrow(`Process ${child.pid}`);
    child.kill('SIGCONT');
    await expect.poll(beatOf).toBeGreaterThan(before);
    expect(said).toEqual([]);
  });
});

describe('the owner of a folder', () => {
  let lost: StoreError[];
  let lock: FolderLock;
  let handle: FileHandle;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    lost = [];
    lock = await lockFolder(folder, { onLost: (reason) => lost.push(reason) });
    handle = await open(join(folder, 'any'), 'w');
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await handle.close();
    await lock.release();
  });

  /** What all handles of files share. */
  const handles = () => Object.getPrototypeOf(handle) as FileHandle; // its type is not known to TypeScript

  const beatsOn = async () => {
    const before = beatOf();
    await expect
      .poll(() => {
        vi.advanceTimersByTime(2_000);
        return beatOf();
      })
      .toBeGreaterThan(before + 1);
  };
  const elsewhere = { host: 'elsewhere', boot: 'another', pid: 7 };
  const writeOwner = (owner: object) => writeFileSync(join(folder, 'db.owner'), JSON.stringify(owner));

  it.each([5, 60, 600])('keeps it when a write takes %i s', async (seconds) => {
    const sync = handles().datasync;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const slow = vi.spyOn(handles(), 'datasync').mockImplementation(async function (this: FileHandle) {
      await over;
      return sync.call(this);
    });
    await expect
      .poll(() => {
        vi.advanceTimersByTime(2_000);
        return slow.mock.calls.length;
      })
      .toBe(1);
    for (let gone = 0; gone < seconds; gone += 2) vi.advanceTimersByTime(2_000);
    expect([slow.mock.calls.length, lost]).toEqual([1, []]); // one at a time
    end();
    await beatsOn();
    expect(lost).toEqual([]);
  });

  it.each(['EMFILE', 'EIO', 'ENOSPC'])('keeps it when a write fails with %s', async (code) => {
    const fail = vi.spyOn(handles(), 'write').mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    await beatsOn();
    expect([fail.mock.calls.length > 1, lost]).toEqual([true, []]);
  });

  it('keeps it when its file was removed, or tells of a process that the kernel has kept out', async () => {
    rmSync(join(folder, 'db.owner'));
    await expect.poll(() => (vi.advanceTimersByTime(2_000), beatOf())).toBeGreaterThan(0);
    writeOwner({ ...JSON.parse(readFileSync(join(folder, 'db.owner'), 'utf8')), pid: 7, lock: 'another', beat: -1 });
    await beatsOn();
    expect(lost).toEqual([]);
  });

  it('has lost it once another machine stands in the file, and says who', async () => {
    writeOwner(elsewhere);
    await expect
      .poll(() => (vi.advanceTimersByTime(2_000), lost.map(String)))
      .toEqual([
        expect.stringMatching(
          /Process 7 on host elsewhere has taken over the store in .*, so this one ends: start it again when/,
        ),
      ]);
    expect(() => lock.confirm()).toThrow(StoreError);
    await lock.release();
    expect(JSON.parse(readFileSync(join(folder, 'db.owner'), 'utf8'))).toEqual(elsewhere);
  });

  it('has lost it to another process here when somebody removed the file that the kernel locks', async () => {
    rmSync(join(folder, 'db.lock'));
    const second = await lockFolder(folder);
    await expect.poll(() => (vi.advanceTimersByTime(2_000), lost.length)).toBe(1);
    second.confirm();
    await second.release();
  });

  it('finds out before it writes after a long pause, not at the next beat', () => {
    writeOwner(elsewhere);
    lock.confirm(); // just looked
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    expect(() => lock.confirm()).toThrow('Process 7 on host elsewhere');
    expect(lost).toHaveLength(1);
  });
});
