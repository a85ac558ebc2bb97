/**
 * Walks every journey of a player over HTTP and reports each step.
 *
 *   npm run journeys -- --merchant lotus                              in a sandbox of its own
 *   npm run journeys -- --merchant lotus --url http://localhost:3000  against a running server or a platform
 *   npm run journeys -- --triples                                     a covering array of all triples of settings
 *
 * A platform has no demo accounts: `--agent name:password` and `--member name:password` name accounts to log in with.
 * Where the platform limits how often it is asked, the walk waits for its turn. Ends with 1 when a step failed or could not be tried
 * for such a limit, and with 2 when nothing could be walked.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ApiError } from '#src/lib/ApiError.ts';
import { hasFailed, reportLines } from './journeys/report.ts';
import { walkBrand, walkPlatform } from './journeys/walkMerchant.ts';

const { values } = parseArgs({
  options: {
    merchant: { type: 'string', default: 'lotus' },
    url: { type: 'string' },
    agent: { type: 'string' },
    member: { type: 'string' },
    triples: { type: 'boolean', default: false },
  },
});

if (values.triples) {
  const { status } = spawnSync('npx', ['vitest', 'run', 'tests/journeys.slow.test.ts', 'tests/coveringPages.slow.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: 'triples' },
  });
  process.exit(status ?? 1);
}

const { merchant, url, agent, member } = values;
try {
  const walked = url === undefined ? await walkBrand(merchant) : await walkPlatform({ url, merchant, agent, member });
  console.log(reportLines(walked).join('\n'));
  process.exit(hasFailed(walked) ? 1 : 0);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`Nothing could be walked: ${error.message} (${error.code})`);
  process.exit(2);
}
