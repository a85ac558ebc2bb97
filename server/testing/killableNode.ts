/**
 * A node of its own process, for tests that kill it: opens the database that the environment names, signs a publisher in,
 * and prints how to talk to it as one line of JSON. `CLOCK_AHEAD_MS` moves its clock, so that plans fall due. While it runs it reads
 * lines: `clock <ms>` moves the clock, backwards too, `hang` makes its platform answer nothing any more, and `slow <ms>` makes each sync of
 * its disk take that long, and once a write of its store, which blocks the process meanwhile.
 */
import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '../http/log/createLog.ts';
import { startPlanClock } from '../releases/publish/startPlanClock.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { startTestServer, testBrand } from './startTestServer.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, CLOCK_AHEAD_MS: aheadMs = '0' } = process.env;
const server = await startTestServer([testBrand('aurora')], () => openDatabase({ dataDir, databaseUrl }));
server.wait(Number(aheadMs));
await startPlanClock({ db: server.db, clock: server.now, log: createLog('silent'), releases: server.releases });
const { cookie, csrf } = await server.signIn('publisher');
process.stdout.write(`${JSON.stringify({ port: server.port, cookie, csrf })}\n`);

const usualWrite = fs.writeSync;
const usual: { datasync?: FileHandle['datasync'] } = {};

async function slowDown(ms: number): Promise<void> {
  const handle = await open('/dev/null');
  const handles = Object.getPrototypeOf(handle) as FileHandle; // what all of them share, whose type TypeScript does not know
  await handle.close();
  const usualSync = usual.datasync ?? handles.datasync;
  usual.datasync = usualSync;
  handles.datasync = async function (this: FileHandle) {
    await delay(ms);
    await usualSync.call(this);
  };
  if (ms === 0) return;
  fs.writeSync = ((...args: Parameters<typeof usualWrite>) => {
    fs.writeSync = usualWrite;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return usualWrite(...args);
  }) as typeof usualWrite;
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line === 'hang') server.platform.isHanging = true;
  const [, ms] = /^clock (-?\d+)$/.exec(line) ?? [];
  if (ms !== undefined) server.wait(Number(ms));
  const [, slowMs] = /^slow (\d+)$/.exec(line) ?? [];
  if (slowMs !== undefined) void slowDown(Number(slowMs));
});
