import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

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

/** Asks a database by a connection of its own. Throws what it answers. */
async function askOnce(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // a server that stops cuts a connection that is ending, too; what a statement meets is thrown
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Waits until a database of a server or a pooler that was just started answers. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} stopped at once (${child.exitCode})`);
    try {
      return await askOnce(url);
    } catch {
      await delay(50); // for as long as the program runs: a busy machine takes its time
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
  /** Changes a setting of the running server. */
  setting(name: string, value: string): Promise<void>;
  remove(): Promise<void>;
}

/** A folder, and the command by which a process is started that sees it. */
interface PlaceOfData {
  readonly folder: string;
  readonly around: readonly string[];
}

/** Starts a PostgreSQL server, in a temporary folder by default. */
export async function startTemporaryPostgres(bin: string, disk?: PlaceOfData): Promise<TemporaryPostgres> {
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  if (disk === undefined) chmodSync(folder, 0o777);
  /** A command line in the place where the folder is seen. */
  const there = (command: string, args: readonly string[]): [string, string[]] => {
    const [program, rest] = asUser(command, args);
    const [first, ...others] = disk?.around ?? [];
    return first === undefined ? [program, rest] : [first, [...others, program, ...rest]];
  };
  const data = join(folder, 'data');
  execFileSync(
    ...there(join(bin, 'initdb'), ['-D', data, '-U', 'livery', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']),
    { stdio: 'pipe' },
  );
  const port = await freePort();
  const address = (database: string) => `postgresql://livery@127.0.0.1:${port}/${database}`;
  const url = address('postgres');
  let child: ChildProcess | undefined;

  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=40'];
    child = spawn(...there(join(bin, 'postgres'), args), { stdio: 'ignore' });
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
      await askOnce(url, `create database "${name}"`);
      return address(name);
    },
    setting: (name, value) => askOnce(url, `alter system set ${name} = '${value}'`, 'select pg_reload_conf()'),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
