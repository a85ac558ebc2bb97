import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/log/createLog.ts';
import { startServer } from './startServer.ts';
import { placeStore } from './store/testing/placeStore.ts';
import { ask } from './testing/ask.ts';
import { bundleProgram } from './testing/bundleProgram.ts';
import { smallestBuild } from './testing/smallestBuild.ts';

const { root, remove } = smallestBuild();
afterAll(remove);

const env = (dataDir: string) => ({ PORT: '0', HOST: '127.0.0.1', PRERENDER: '0', SHIPPED_BRANDS: 'none', DATA_DIR: dataDir });

/**
 * As a server of another machine does that shares the folder: it writes its name again and again, as a beat of ours that is under way
 * may be written over the first one.
 *
 * @returns Ends it.
 */
function takeOver(dataDir: string): () => void {
  const write = () => writeFileSync(join(dataDir, 'db.owner'), JSON.stringify({ host: 'elsewhere', boot: 'another', pid: 7 }));
  write();
  const timer = setInterval(write, 500);
  return () => clearInterval(timer);
}

const SENTENCE = 'Process 7 on host elsewhere has taken over the store in';

it('a server whose store another has taken over says that only a restart helps, and writes nothing more', async () => {
  const dataDir = mkdtempSync(join(root, 'asked-'));
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
  const giveUp = takeOver(dataDir);
  await expect.poll(() => health('/healthz')).toBe(503);
  expect([await health('/readyz'), lost]).toEqual([503, [expect.stringContaining(SENTENCE)]]);
  giveUp();
  await server.stop();
});

it('the program ends then with a sentence and a code of its own, so that a supervisor starts it again', async () => {
  const dataDir = mkdtempSync(join(root, 'run-'));
  await placeStore(dataDir);
  const program = join(root, 'server/main.js');
  copyFileSync(await bundleProgram('server/main.ts'), program);
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), modules);
  // Without settings of this run that Node would speak of, such as those of colours.
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [program], { env: { PATH, HOME, TMPDIR, ...env(dataDir), LOG_LEVEL: 'info' } });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'exit');
  // Its log says when it serves.
  await new Promise<unknown>((resolve) => {
    child.stdout.on('data', (chunk) => (output += String(chunk)).includes('"ready"') && resolve(output));
    child.once('exit', resolve);
  });
  const giveUp = takeOver(dataDir);
  const [code] = await exited;
  giveUp();
  expect([code, errors]).toEqual([75, expect.stringContaining(SENTENCE)]);
  expect(errors.trim().split('\n')).toHaveLength(1);
});
