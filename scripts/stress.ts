/**
 * Renders blocks with hard settings and answers, in every text size, direction and look, and reports elements that players could not read or
 * use.
 *
 *   npm run stress                                             every block, eight cases of each
 *   npm run stress -- --block home-header --runs 50 --seed 7   other cases of some blocks, separated by commas
 *   npm run stress -- --block home-header --seed 7 --run 12    one case again, as a finding names it
 *
 * Fails when there are findings. Deliberately shortened text is listed, but is not a finding.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    block: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    run: { type: 'string' },
  },
});
const { block, seed, run } = values;
const runs = values.runs ?? (run === undefined ? '8' : String(Number(run) + 1));

const config = fileURLToPath(new URL('../e2e/playwright.config.ts', import.meta.url));
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, '--project=stress', 'stress.spec.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    STRESS_RUNS: runs,
    STRESS_SEED: seed,
    ...(block === undefined ? {} : { STRESS_BLOCKS: block }),
    ...(run === undefined ? {} : { STRESS_RUN: run }),
  },
});
process.exit(status ?? 1);
