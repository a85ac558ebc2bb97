import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#sandbox/accounts/demoAccounts.ts';
import { loginAs } from '#sandbox/testing/encryptLogin.ts';
import { givenPaths } from '#sandbox/testing/givenPaths.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { calls } from '#schemas/generated/calls.js';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Changes } from '#tests/support/changedRelease.ts';
import { releaseWith } from '#tests/support/releases.ts';
import { measuredUseOf } from '../admin-preview/model/settings/measuredUse.ts';
import { type Area, type ConformanceReport, areas, ofVerdict } from './Finding.ts';
import { type Send } from './platformClient.ts';
import { runConformance } from './runConformance.ts';
import { brokenPlatforms, createTestClock } from './testing/brokenPlatforms.ts';

const OFTEN = { count: 1_000_000, windowMs: 1 };
const account = (customerType: number) => demoAccounts.find((each) => each.customerType === customerType);

let sandbox: TestSandbox;
let site: Site;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  sandbox.setLimits({ loginsPerIp: OFTEN, captchasPerIp: OFTEN, exportsPerAccount: OFTEN, usernameChecksPerIp: OFTEN });
  ({ site } = showRelease({}));
  const headers = { authorization: await loginAs(sandbox, 'demomember') };
  await sandbox.call('POST', calls.setHeadIcon.path, { headers, json: { icon: 'fox' } });
});
afterAll(() => sandbox.close());

/** Lets the sandbox show a release with every call, and with some changes. */
function showRelease(changes: Changes) {
  const release = releaseWith({
    ...Object.fromEntries(Object.entries(givenPaths).map(([call, path]) => [`/template/behaviour/platform/paths/${call}`, path])),
    '/switches/CBS3': '1',
    ...changes,
  });
  sandbox.setRelease(release);
  return resolveSite(release);
}

interface Circumstances {
  readonly canWrite?: boolean;
  readonly send?: Send;
  readonly now?: () => number;
  readonly hasAccount?: boolean;
  readonly site?: Site;
}

const check = ({ canWrite = true, send = fetch, now = createTestClock().now, hasAccount = true, ...other }: Circumstances = {}) =>
  runConformance({
    url: sandbox.url,
    merchantCode: MERCHANT,
    site: other.site ?? site,
    useOfCall: measuredUseOf,
    ...(hasAccount ? { account: account(0), agent: account(1) } : {}),
    canWrite,
    samples: 2,
    send,
    now,
    date: sandbox.now,
  });

const faultsIn = (report: ConformanceReport) =>
  ofVerdict(report, 'failed').map(({ area, check, call, detail }) => `${area} ${call ?? ''}: ${check}: ${detail}`);

describe('the conformance kit', () => {
  it('finds nothing wrong with the sandbox, and checks every area', async () => {
    const report = await check();
    expect(faultsIn(report)).toEqual([]);
    expect(ofVerdict(report, 'advice')).toEqual([]);
    const passed = new Set<Area>(ofVerdict(report, 'passed').map(({ area }) => area));
    expect(Object.keys(areas).filter((area) => !passed.has(area as Area))).toEqual([]); // the keys of a literal
  });

  it('only reads unless it may write', async () => {
    const written: string[] = [];
    const send: Send = (address, init) => {
      if (init.method !== 'GET') written.push(`${init.method} ${address.pathname}`);
      return fetch(address, init);
    };
    const report = await check({ canWrite: false, send });
    expect(new Set(written)).toEqual(new Set([`POST ${calls.login.path}`]));
    expect(faultsIn(report)).toEqual([]);
  });

  it('checks what guests may read without an account, and says what it left out', async () => {
    const report = await check({ hasAccount: false });
    expect(faultsIn(report)).toEqual([]);
    expect(ofVerdict(report, 'skipped').find(({ call }) => call === 'wallet')?.detail).toContain('test account');
  });

  it('asks by the paths and headers of the release, as the guide shows them', async () => {
    const [, example = '{}'] = /```json\n([\s\S]*?)\n```/.exec(readFileSync('docs/platform.md', 'utf8')) ?? [];
    const platform = valueAt(JSON.parse(example), '/template/behaviour/platform');
    const changed = showRelease({ '/template/behaviour/platform': platform });
    try {
      const report = await check({ hasAccount: true, canWrite: false, site: changed.site });
      expect(faultsIn(report)).toEqual([]);
      expect(report.timings.map(({ call }) => call)).toEqual(expect.arrayContaining(['wallet', 'jackpot']));
      expect(report.timings.map(({ call }) => call)).not.toContain('redRain');
    } finally {
      showRelease({});
    }
  });

  it.each(brokenPlatforms)('finds that $fault, and nothing else', async ({ area, calls: faulty, breakIt }) => {
    const clock = createTestClock();
    const report = await check({ send: breakIt(fetch, clock), now: clock.now });
    const found = ofVerdict(report, 'failed');
    expect(found, 'nothing was found').not.toEqual([]);
    expect(new Set(found.map((finding) => finding.area))).toEqual(new Set([area]));
    const isMeant = (call = '') =>
      faulty === 'sessionReads' ? calls[call as keyof typeof calls].session === true : faulty.some((each) => each === call);
    expect(faultsIn({ ...report, findings: found.filter(({ call }) => !isMeant(call)) })).toEqual([]);
  });

  it('names the screens that a fault affects', async () => {
    const broken = brokenPlatforms.find(({ calls: [first] }) => first === 'help');
    const clock = createTestClock();
    const report = await check({ hasAccount: false, send: broken?.breakIt(fetch, clock) ?? fetch, now: clock.now });
    expect(ofVerdict(report, 'failed').map(({ screens }) => screens)).toEqual([['help', 'home']]);
  });
});
