/**
 * Compares what two sides look like, screen by screen, and writes a report: `test-results/visual/report.html`, with JSON and JUnit beside.
 *
 *   npm run visual                                              the last commit and the checkout, every shipped brand
 *   npm run visual -- --merchant lotus --base v1.2              another commit, one brand
 *   npm run visual -- --base live.json --against draft.json     two releases
 *   npm run visual -- --merchant acme --base https://acme.example --against draft.json
 *
 * A side is a commit, a file with a release, the address of a running site (its release, shown by this build) or a shipped brand. Only
 * screens that what differs can affect are looked at; `--all` looks at every screen, `--full` also at the other look, text of 200 %,
 * mirrored and lengthened words, a failing platform and the installed site; `--at theme=light` looks at another scenario. Fails when a
 * picture differs. Pictures are not kept: the other side is drawn again.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { brandCodes } from '#tests/support/releases.ts';
import { type RunningServer, startServer } from '../e2e/fixtures/server.ts';
import { chromiumLaunchOptions } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { type Compared, type Comparison, compareSources, planComparison, readScenario } from './visual/compareSources.ts';
import { writeReport } from './visual/report.ts';
import { showProgress } from './visual/showProgress.ts';
import { sourceOf } from './visual/sources.ts';

const FOLDER = fileURLToPath(new URL('../test-results/visual', import.meta.url));

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    against: { type: 'string' },
    merchant: { type: 'string', multiple: true },
    at: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
const { base = 'HEAD', against, all, full } = values;
const extent = { all, full, at: readScenario(values.at) };
const begun = Date.now();
ensureBuilt();

const comparisons: Comparison[] = [];
for (const merchant of values.merchant ?? brandCodes)
  comparisons.push(planComparison(merchant, await sourceOf(base, merchant), await sourceOf(against, merchant), extent));

const servers = new Map<string, RunningServer>();
for (const project of new Set(comparisons.flatMap((each) => [each.base.project, each.against.project])))
  servers.set(project, await startServer({}, { project, runsLong: true }));
const portOf = (project: string): number => servers.get(project)?.port ?? 0;

const browser = await chromium.launch(chromiumLaunchOptions());
const compared: Compared[] = [];
const progress = showProgress(comparisons.reduce((sum, { visits }) => sum + visits.length, 0));
for (const comparison of comparisons)
  await compareSources(browser, comparison, portOf, (each) => {
    compared.push(each);
    progress.step();
  });
await browser.close();
for (const server of servers.values()) await server.stop();

const report = await writeReport(FOLDER, `${base} and ${against ?? 'the checkout'}`, compared);
const changed = compared.filter(({ box }) => box).length;
console.log(`${changed} of ${compared.length} pictures differ (${Math.round((Date.now() - begun) / 1000)} s): ${report}`);
process.exitCode = changed > 0 ? 1 : 0;
