/**
 * A node of its own process, for tests that kill it: opens the database that the environment names, signs a publisher in,
 * and prints how to talk to it as one line of JSON. `CLOCK_AHEAD_MS` moves its clock, so that plans fall due.
 */
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
