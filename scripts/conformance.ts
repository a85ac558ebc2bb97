/**
 * Checks a merchant's platform against the contract and writes a report as HTML, JUnit and JSON.
 *
 *   npm run conformance -- --url https://platform.example --merchant aurora
 *   npm run conformance -- --url https://platform.example --merchant aurora --account name --password secret
 *   npm run conformance -- --url … --merchant … --account … --password … --agent name --agent-password secret
 *   npm run conformance -- --url … --merchant … --release aurora.json --out reports/aurora
 *
 * Which calls are needed is what the release shows: the one of `--release`, a file that the operator's tool exports, else the one that
 * the platform answers itself. Only reads, logs in and tries one wrong password; with `--write` also what changes the test account: it adds and removes a
 * favourite, sends its avatar again, tries to register without a captcha and ends a session of its own.
 * Ends with 1 when something required does not hold, and with 2 when nothing could be checked.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPlatformClient } from '#conformance/platformClient.ts';
import { readPlatformSite } from '#conformance/readPlatformSite.ts';
import { hasFailed, terminalSummary } from '#conformance/reports/terminalSummary.ts';
import { writeConformanceReport } from '#conformance/reports/writeConformanceReport.ts';
import type { TestAccount } from '#conformance/Run.ts';
import { runConformance } from '#conformance/runConformance.ts';
import { readReleaseFile } from '#schemas/edges/preview/releaseFile.ts';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { presets } from '#tests/support/releases.ts';
import { measuredUseOf } from '../admin-preview/model/settings/measuredUse.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    merchant: { type: 'string' },
    release: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string' },
    agent: { type: 'string' },
    'agent-password': { type: 'string' },
    write: { type: 'boolean', default: false },
    samples: { type: 'string', default: '3' },
    out: { type: 'string', default: fileURLToPath(new URL('../test-results/conformance', import.meta.url)) },
  },
});
const { merchant: merchantCode, release: file, account, agent, write: canWrite, out } = values;
if (values.url === undefined || merchantCode === undefined) {
  console.error('Say which platform and merchant: npm run conformance -- --url https://platform.example --merchant aurora');
  process.exit(2);
}
const url = values.url.replace(/\/$/, '');

const accountOf = (username: string | undefined, password: string | undefined): TestAccount | undefined =>
  username === undefined || password === undefined ? undefined : { username, password };

async function siteToCheck(merchant: string): Promise<Site> {
  if (file === undefined)
    return readPlatformSite(
      createPlatformClient({ url, merchantCode: merchant, send: fetch, now: () => performance.now() }),
      url,
    );
  const json = readJsonText(readFileSync(file, 'utf8'));
  const read = json.ok ? readReleaseFile(json.value, merchant) : json;
  if (!read.ok) throw new Error(`${file} is not a release: ${JSON.stringify(read.problems)}`);
  const { release } = read.value;
  return resolveSite(release, presets[release.template.version]).site;
}

async function check(merchant: string): Promise<boolean> {
  const report = await runConformance({
    url,
    merchantCode: merchant,
    site: await siteToCheck(merchant),
    useOfCall: measuredUseOf,
    account: accountOf(account, values.password),
    agent: accountOf(agent, values['agent-password']),
    canWrite,
    samples: Number(values.samples),
  });
  console.log(terminalSummary(report).join('\n'));
  console.log(`\nReport: ${writeConformanceReport(out, report)}`);
  return !hasFailed(report);
}

try {
  process.exitCode = (await check(merchantCode)) ? 0 : 1;
} catch (error) {
  console.error(`Nothing could be checked: ${error instanceof Error ? error.message : String(error)}`);
  if (file === undefined)
    console.error(
      'The platform has to describe its site first. To check its other calls already, name a release: --release file.json',
    );
  process.exitCode = 2;
}
