import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024);
/** With a user namespace where this process is not root. */
const ways = [
  { make: ['unshare', '--mount'], enter: ['--mount'] },
  { make: ['unshare', '--user', '--map-root-user', '--mount'], enter: ['--user', '--preserve-credentials', '--mount'] },
];

export interface SmallDisk {
  /** Its folder, as processes see it that are started `around`. */
  readonly folder: string;
  /** The command by which a process is started that sees it. */
  readonly around: readonly string[];
  /** Leaves this many bytes free. */
  fill(leave: number): void;
  makeRoom(): void;
  remove(): void;
}

/** A disk in memory that only processes started `around` see. Nothing where this machine allows none. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const way = ways.find(({ make: [program = '', ...args] }) => spawnSync(program, [...args, 'true']).status === 0);
  if (!way) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'livery-disk-'));
  const [program = '', ...args] = way.make;
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec sleep 3600`;
  const holder = spawn(program, [...args, 'sh', '-c', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => Promise.reject(new Error('the disk could not be mounted'))),
  ]);
  const seenFromHere = `/proc/${holder.pid}/root${folder}`;
  const filler = join(seenFromHere, 'filler');
  return {
    folder,
    around: ['nsenter', '--target', String(holder.pid), ...way.enter, `--wd=${process.cwd()}`, '--'],
    fill(leave) {
      const fd = openSync(filler, 'a');
      for (let free = Infinity; free > leave;) {
        const { bavail, bsize } = statfsSync(seenFromHere);
        free = bavail * bsize;
        if (free > leave) writeSync(fd, CHUNK, 0, Math.min(CHUNK.length, free - leave));
      }
      closeSync(fd);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove() {
      holder.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
