import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/http/log/createLog.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { placeStore } from '#server/store/testing/placeStore.ts';
import { bundleProgram } from '#server/testing/bundleProgram.ts';
import { smallestBuild } from '#server/testing/smallestBuild.ts';
import { type Tried, runAttacks } from '../scripts/attack/runAttacks.ts';
import type { Target } from '../scripts/attack/Target.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The attacks' findings, for scripts/attack/runMutations.ts. */
    tried?: readonly Tried[];
  }
}

/** Attacks on these defences alone; on all when it is empty. */
const only = (process.env['ATTACKED_DEFENCES'] ?? '').split(',').filter(Boolean);

/** Whole servers and hundreds of requests: on a busy machine, minutes. */
const LONGEST_MS = 600_000;

const PASSWORD = 'attacked-again-and-again';

const targetAt = (port: number): Target => ({
  url: new URL(`http://127.0.0.1:${port}`),
  tool: `localhost:${port}`,
  player: `aurora.localhost:${port}`,
  merchant: 'aurora',
  operator: { name: 'admin', password: PASSWORD },
});

describe('attacks on the whole server', () => {
  const { root, remove } = smallestBuild();
  let server: RunningServer;
  beforeAll(async () => {
    const dataDir = join(root, 'data');
    await placeStore(dataDir);
    // The build has no picture program: this one is bundled once for all tests.
    const program = pathToFileURL(await bundleProgram('server/media/pictureProgram.ts')).href;
    writeFileSync(join(root, 'server/pictureProgram.js'), `import(${JSON.stringify(program)});`);
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, OPERATOR_PASSWORD: PASSWORD });
    server = await startServer({ config, log: createLog('silent'), root, isDevelopment: false });
  }, LONGEST_MS);
  afterAll(async () => {
    await server.stop();
    remove();
  });

  it(
    'are all shown, and it holds against every one that takes no patience',
    async ({ task }) => {
      const defences = only.length === 0 ? undefined : new Set(only);
      const tried = await runAttacks(targetAt(server.port), { isQuick: true, defences });
      task.meta.tried = tried.filter(({ outcome }) => outcome !== 'held');
      expect(task.meta.tried).toEqual([]);
      expect(tried.length).toBeGreaterThan(only.length === 0 ? 500 : 0);
    },
    LONGEST_MS,
  );
});

describe('attacks on a server', () => {
  it.each([
    ['answers 503 to everything', 503],
    ['answers 200 to everything', 200],
    ['refuses everything', 403],
    ['says of everything that it is not there', 404],
  ])(
    'that %s count none as held',
    async (_title, status) => {
      const server = createServer((_req, res) => {
        res.statusCode = status;
        res.end('{}');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const tried = await runAttacks(targetAt((server.address() as AddressInfo).port), { isQuick: true });
      server.close();
      expect(tried.filter(({ outcome }) => outcome === 'held').map(({ name }) => name)).toEqual([]);
      expect(tried.length).toBeGreaterThan(500);
    },
    LONGEST_MS,
  );
});
