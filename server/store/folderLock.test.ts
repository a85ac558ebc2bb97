import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { lockFolder } from './folderLock.ts';
import { StoreError } from './StoreError.ts';

/** A process of its own in a namespace of process ids of its own, as a container has. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const AS_USER = [...CONTAINER, '--user', '--map-root-user'];
const works = (command: readonly string[]) => spawnSync(command[0] ?? '', [...command.slice(1), 'true']).status === 0;
const container = [CONTAINER, AS_USER].find(works);
if (!container) console.warn('folderLock.test.ts: unshare may make no namespace here, so two containers are not tested.');

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
    const unlock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'db.owner'), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    unlock();
    expect(existsSync(join(folder, 'db.owner'))).toBe(false);
    (await lockFolder(folder))();
  });

  it('refuses a second time in the same process', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StoreError);
    unlock();
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
    (await lockFolder(folder))();
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
    (await lockFolder(folder))();
    const write = (beat: number) =>
      writeFileSync(join(folder, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7, beat }));
    let beat = 0;
    write(beat);
    const timer = setInterval(() => write((beat += 1)), 300);
    await expect(lockFolder(folder)).rejects.toThrow(/Process 7 on host elsewhere/);
    clearInterval(timer);
  });

  it('takes over from a server of another machine that writes no more, and from a file that says nothing', async () => {
    (await lockFolder(folder))();
    writeFileSync(join(folder, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7 }));
    (await lockFolder(folder, { patienceMs: 500 }))();
    writeFileSync(join(folder, 'db.owner'), '');
    (await lockFolder(folder))();
  });

  it('tells its holder that another machine has taken the folder', async () => {
    const lost = new Promise<void>((resolve) => {
      void lockFolder(folder, { onLost: resolve }).then(() =>
        writeFileSync(join(folder, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7 })),
      );
    });
    await lost;
  });
});
