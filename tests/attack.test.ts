import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/http/createLog.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { placeStore } from '#server/store/testing/placeStore.ts';
import { smallestBuild } from '#server/testing/smallestBuild.ts';
import { runAttacks } from '../scripts/attack/runAttacks.ts';

const PASSWORD = 'attacked-again-and-again';

const { root, remove } = smallestBuild();
let server: RunningServer;
beforeAll(async () => {
  const dataDir = join(root, 'data');
  await placeStore(dataDir);
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, OPERATOR_PASSWORD: PASSWORD });
  server = await startServer({ config, log: createLog('silent'), root, isDevelopment: false });
});
afterAll(async () => {
  await server.stop();
  remove();
});

it('the whole server holds against every attack that takes no patience', async () => {
  const target = {
    url: new URL(`http://127.0.0.1:${server.port}`),
    tool: `localhost:${server.port}`,
    player: `aurora.localhost:${server.port}`,
    operator: { name: 'admin', password: PASSWORD },
  };
  const tried = await runAttacks(target, true);
  expect(tried.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
  expect(tried.length).toBeGreaterThan(200);
});
