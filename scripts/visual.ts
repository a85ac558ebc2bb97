/**
 * Compares what two sides look like, screen by screen, and writes a report: `test-results/visual/report.html`, with JSON and JUnit beside.
 *
 *   npm run visual                                              what was accepted and the checkout, every shipped brand
 *   npm run visual -- --accept all                              the same; then the last commit is what is accepted
 *   npm run visual -- --merchant lotus --base v1.2              another commit, one brand
 *   npm run visual -- --base live.json --against draft.json     two releases
 *   npm run visual -- --merchant acme --base https://acme.example --against draft.json
 *
 * A side is a commit, a file with a release, the address of a running site (its release, shown by this build) or a shipped brand. Only
 * screens that what differs can affect are looked at; `--all` looks at every screen, `--full` also at the other look, text of 200 %,
 * mirrored and lengthened words, a failing platform and the installed site; `--at theme=light` looks at another scenario; `--sample 30`
 * takes so many of them. Fails when a picture differs that is not accepted. `--accept` takes `all`, the name of a picture, or the pointer
 * of the setting that explains it. Pictures are not kept: the other side is drawn again, what was accepted by its commit
 * (`e2e/visual/accepted.json`).
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { type RunningServer, startNode } from '../e2e/fixtures/server.ts';
import { STEADY_PIXELS, chromiumLaunchOptions } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { acceptPictures, committed, readAccepted, writeAccepted } from './visual/accepted.ts';
import {
  type Compared,
  type Comparison,
  compareSources,
  planComparison,
  readScenario,
  unshownChanges,
} from './visual/compareSources.ts';
import { hasObject } from './visual/git.ts';
import { writeReport } from './visual/report.ts';
import { sampleOf } from './visual/sampleOf.ts';
import { showProgress } from './visual/showProgress.ts';
import { brandPath, buildSource, sourceOf } from './visual/sources.ts';
import { visitName } from './visual/visits.ts';

const FOLDER = fileURLToPath(new URL('../test-results/visual', import.meta.url));

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    against: { type: 'string' },
    merchant: { type: 'string', multiple: true },
    at: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    sample: { type: 'string' },
    accept: { type: 'string', multiple: true, default: [] },
  },
});
const { base, against, all, full, accept, merchant: merchants = brandCodes } = values;
const extent = { all, full, at: readScenario(values.at) };
const accepted = base === undefined ? readAccepted() : undefined;
/** Accepted pictures and the checkout are compared. */
const canAccept = accepted !== undefined && against === undefined;
if (accept.length > 0 && !canAccept) throw new Error('Only the checkout, compared with what was accepted, can be.');
const commit = accept.length > 0 ? committed() : undefined;
if (accepted && values.sample !== undefined && !hasObject(accepted.commit)) {
  console.log(`This clone has no commit ${accepted.commit}, which was accepted: nothing is compared.`);
  process.exit();
}
/** Whether every picture that could differ from the accepted state is compared. */
const isWhole = values.merchant === undefined && values.sample === undefined && values.at.length === 0;
const begun = Date.now();

/** The states that a merchant's pictures are compared with: the accepted one for all, and later ones for some. */
const bases = accepted ? [...new Set([accepted.commit, ...Object.values(accepted.later)])] : [base];
const comparisons: Comparison[] = [];
for (const merchant of merchants)
  for (const each of bases) {
    if (accepted && each !== undefined && !hasObject(`${each}:${brandPath(merchant)}`)) {
      console.log(`${merchant} is not in ${each}: it is compared once this has been accepted.`);
      continue;
    }
    const plan = planComparison(merchant, await sourceOf(each, merchant), await sourceOf(against, merchant), extent);
    const isOfBase = (name: string) => !accepted || (accepted.later[name] ?? accepted.commit) === each;
    comparisons.push({ ...plan, visits: plan.visits.filter((visit) => isOfBase(visitName(merchant, visit))) });
  }
const chosen = values.sample === undefined ? comparisons : sampleOf(comparisons, Number(values.sample));

const servers = new Map<string, RunningServer>();
const planned = chosen.filter(({ visits }) => visits.length > 0);
if (planned.length > 0) ensureBuilt();
for (const source of planned.flatMap((each) => [each.base, each.against])) {
  if (servers.has(source.project)) continue;
  buildSource(source);
  servers.set(source.project, await startNode({}, { project: source.project, runsLong: true }));
}
const portOf = (project: string): number => servers.get(project)?.port ?? 0;

const browser = await chromium.launch(chromiumLaunchOptions(STEADY_PIXELS));
const compared: Compared[] = [];
const progress = showProgress(planned.reduce((sum, { visits }) => sum + visits.length, 0));
for (const comparison of planned)
  await compareSources(browser, comparison, portOf, (each) => {
    compared.push(each);
    progress.step();
  });
await browser.close();
for (const server of servers.values()) await server.stop();

const title = `${base ?? 'What was accepted'} and ${against ?? 'the checkout'}`;
const unshown = unshownChanges(chosen, compared);
const report = await writeReport(FOLDER, title, compared, { canAccept, unshown });
for (const [merchant, pointers] of values.sample === undefined ? unshown : [])
  console.log(`No picture of ${merchant} shows what these changes do: ${pointers.join(', ')}`);
const changed = compared.filter(({ box }) => box);
console.log(`${changed.length} of ${compared.length} pictures differ (${Math.round((Date.now() - begun) / 1000)} s): ${report}`);
if (accepted && commit !== undefined) {
  const judged = compared.map(({ name, box, causes }) => ({ name, differs: box !== undefined, causes }));
  const next = acceptPictures(accepted, judged, accept, { commit, isWhole });
  writeAccepted(next);
  const open = changed.filter(({ name }) => next.commit !== commit && next.later[name] !== commit);
  console.log(open.length === 0 ? `Accepted: ${commit}` : `Not accepted: ${open.map(({ name }) => name).join(', ')}`);
  process.exitCode = open.length > 0 ? 1 : 0;
} else process.exitCode = changed.length > 0 ? 1 : 0;
