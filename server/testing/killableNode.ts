/**
 * A node of its own process, for tests that kill it: opens the database that the environment names, signs a publisher in,
 * and prints how to talk to it as one line of JSON. `CLOCK_AHEAD_MS` moves its clock, so that plans fall due. While it runs it reads
 * lines: `clock <ms>` moves the clock, backwards too, and `hang` makes its platform answer nothing any more.
 */
import { createInterface } from 'node:readline';
import { createLog } from '../http/createLog.ts';
import { startPlanClock } from '../releases/publish/startPlanClock.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { startTestServer, testBrand } from './startTestServer.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, CLOCK_AHEAD_MS: aheadMs = '0' } = process.env;
const server = await startTestServer([testBrand('aurora')], () => openDatabase({ dataDir, databaseUrl }));
server.wait(Number(aheadMs));
await startPlanClock({ db: server.db, clock: server.now, log: createLog('silent'), releases: server.releases });
const { cookie, csrf } = await server.signIn('publisher');
process.stdout.write(`${JSON.stringify({ port: server.port, cookie, csrf })}\n`);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line === 'hang') server.platform.isHanging = true;
  const [, ms] = /^clock (-?\d+)$/.exec(line) ?? [];
  if (ms !== undefined) server.wait(Number(ms));
});
