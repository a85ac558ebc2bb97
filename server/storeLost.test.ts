import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/createLog.ts';
import { startServer } from './startServer.ts';
import { placeStore } from './store/testing/placeStore.ts';
import { ask } from './testing/ask.ts';
import { bundleProgram } from './testing/bundleProgram.ts';
import { smallestBuild } from './testing/smallestBuild.ts';

const { root, remove } = smallestBuild();
afterAll(remove);

const env = (dataDir: string) => ({ PORT: '0', HOST: '127.0.0.1', PRERENDER: '0', SHIPPED_BRANDS: 'none', DATA_DIR: dataDir });

/** As a server of another machine does that shares the folder. */
const takeOver = (dataDir: string) =>
  writeFileSync(join(dataDir, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7 }));

const SENTENCE = 'Process 7 on host elsewhere has taken over the store in';

it('a server whose store another has taken over says that only a restart helps, and writes nothing more', async () => {
  const dataDir = join(root, 'asked');
  await placeStore(dataDir);
  const lost: string[] = [];
  const onLost = ({ message }: Error) => void lost.push(message);
  const server = await startServer({
    config: readConfig(env(dataDir)),
    log: createLog('silent'),
    root,
    isDevelopment: false,
    onLost,
  });
  const health = async (path: string) => (await ask(server.port, `localhost:${server.port}`, path)).status;
  expect([await health('/healthz'), await health('/readyz')]).toEqual([200, 200]);
  takeOver(dataDir);
  await expect.poll(() => health('/healthz')).toBe(503);
  expect([await health('/readyz'), lost]).toEqual([503, [expect.stringContaining(SENTENCE)]]);
  await server.stop();
});

it('the program ends then with a sentence and a code of its own, so that a supervisor starts it again', async () => {
  const dataDir = join(root, 'run');
  await placeStore(dataDir);
  const program = join(root, 'server/main.js');
  copyFileSync(await bundleProgram('server/main.ts'), program);
  symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(root, 'node_modules'));
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env(dataDir), LOG_LEVEL: 'info' } });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'exit');
  // Its log says when it serves.
  await new Promise<void>((resolve) => child.stdout.on('data', (line) => String(line).includes('"ready"') && resolve()));
  takeOver(dataDir);
  expect([(await exited)[0], errors]).toEqual([75, expect.stringContaining(SENTENCE)]);
  expect(errors.trim().split('\n')).toHaveLength(1);
});
