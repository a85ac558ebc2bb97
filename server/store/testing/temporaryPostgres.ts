import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const STARTS_WITHIN_MS = 20_000;

/** Folder of the newest PostgreSQL on this machine; nothing when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Neither PostgreSQL nor PgBouncer runs as root, so root runs them as nobody. */
export const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', command, ...args]]
    : [command, [...args]];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until a database of a server or a pooler that was just started answers. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} stopped at once (${child.exitCode})`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(50);
    }
  }
}

export interface TemporaryPostgres {
  readonly url: string;
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  start(): Promise<void>;
  /** Stops the server as an administrator would: open connections are cut. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL server of its own in a temporary folder, started. */
export async function startTemporaryPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  execFileSync(
    ...asUser(join(bin, 'initdb'), ['-D', data, '-U', 'livery', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']),
    { stdio: 'pipe' },
  );
  const port = await freePort();
  const address = (database: string) => `postgresql://livery@127.0.0.1:${port}/${database}`;
  const url = address('postgres');
  let child: ChildProcess | undefined;

  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=40'];
    child = spawn(...asUser(join(bin, 'postgres'), args), { stdio: 'ignore' });
    await untilAnswering(url, child);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  };

  await start();
  return {
    url,
    start,
    stop,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
