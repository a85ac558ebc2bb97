import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { asUser, freePort, untilAnswering } from './temporaryPostgres.ts';

/** PgBouncer on this machine; nothing when there is none. */
export const findPgBouncer = (): string | undefined =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, 'pgbouncer'))
    .find((program) => existsSync(program));

export interface TemporaryPgBouncer {
  /** The same database by way of the pooler. */
  urlOf(databaseUrl: string): string;
  /** As an operating system under pressure may: it takes connections and statements, and answers none until it goes on. */
  pause(): void;
  goOn(): void;
  /** Ends it in the middle of whatever it does, and starts another in its place. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * PgBouncer in front of a PostgreSQL, in the mode in which a connection belongs to a client for one transaction only, and with its usual
 * settings: it refuses parameters of a connection that it does not know.
 *
 * @param url Of any database of that PostgreSQL.
 */
export async function startTemporaryPgBouncer(program: string, url: string): Promise<TemporaryPgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: behind, username } = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 4,
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    file,
    ['[databases]', `* = host=${hostname} port=${behind} user=${username}`, '[pgbouncer]', ...lines, ''].join('\n'),
  );
  const start = () => spawn(...asUser(program, ['-q', file]), { stdio: 'ignore' });
  let child = start();
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const urlOf = (databaseUrl: string) => databaseUrl.replace(`:${behind}/`, `:${port}/`);
  await untilAnswering(urlOf(url), child);
  return {
    urlOf,
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async restart() {
      await kill();
      child = start();
      await untilAnswering(urlOf(url), child);
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
