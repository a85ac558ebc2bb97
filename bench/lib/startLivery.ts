import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const OPERATOR_PASSWORD = 'bench-operator-password';

/** What `probe.mjs` answers. */
export interface Held {
  /** How much later than due timers ran; their resolution of 10 ms is part of it. */
  readonly delayP50Ms: number;
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  /** Resident memory in bytes, before garbage was collected. */
  readonly rss: number;
  /** Bytes of heap and of buffers after that. */
  readonly inUse: number;
  /** Sockets, timers and requests that are open. */
  readonly handles: number;
}

export interface Livery {
  readonly port: number;
  readonly pid: number;
  /** Origin of a merchant's player. */
  readonly merchant: (code: string) => string;
  /** Origin of the operator's tool. */
  readonly operator: string;
  /** Collects the process's garbage and says what it holds, and how late its event loop has been since the last question. */
  readonly probe: () => Promise<Held>;
  readonly stop: () => Promise<void>;
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

/** Waits for as long as the program runs: a busy machine takes its time. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    ); // not listening yet
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not start. Run npm run build first.`);
}

/** Starts the built server on a fresh embedded database, unless `env` names another. */
export async function startLivery(env: Readonly<Record<string, string>> = {}): Promise<Livery> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const child = spawn(process.execPath, ['--import', './bench/lib/probe.mjs', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      OPERATOR_PASSWORD,
      LOG_LEVEL: 'silent',
      FIXED_CLOCK: '2026-03-01T12:00:00Z',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(`http://localhost:${port}/readyz`, child);
  return {
    port,
    pid: child.pid ?? 0,
    merchant: (code) => `http://${code}.localhost:${port}`,
    operator: `http://localhost:${port}`,
    probe: async () => {
      const answered = once(child, 'message');
      child.send('probe');
      const [held] = await answered;
      return held as Held; // probe.mjs made it
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
