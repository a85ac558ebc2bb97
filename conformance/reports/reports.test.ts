import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ConformanceReport, Finding } from '../Finding.ts';
import { htmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';
import { hasFailed, terminalSummary } from './terminalSummary.ts';
import { writeConformanceReport } from './writeConformanceReport.ts';

const finding = (changes: Partial<Finding>): Finding => ({
  area: 'answers',
  check: 'the answer has the declared shape',
  verdict: 'passed',
  detail: '',
  screens: [],
  ...changes,
});
const failed = finding({ verdict: 'failed', call: 'help', detail: '/0/title: <b>"\u0001"', screens: ['gameCentre', 'leftMenu'] });
const report = (...findings: readonly Finding[]): ConformanceReport => ({
  platform: 'https://platform.example',
  merchantCode: 'aurora',
  checkedAt: '2026-03-01T12:00:00.000Z',
  findings,
  timings: [{ call: 'help', p50: 12, p95: 40, limit: 10_000 }],
});
const whole = report(failed, finding({ call: 'games' }), finding({ verdict: 'skipped', call: 'wallet', detail: 'no account' }));

it('the page names what failed, why and on which screens, and quotes what a platform sent as text', () => {
  const page = htmlReport(whole);
  expect(page).toContain('The platform does not conform yet');
  expect(page).toContain('All games');
  expect(page).toContain('&lt;b&gt;');
  expect(page).not.toContain('<b>"');
  const skipped = htmlReport(report(finding({ verdict: 'skipped', call: 'wallet', detail: 'answered <img src=x>' })));
  expect(skipped).toContain('answered &lt;img src=x&gt;');
  expect(page).not.toMatch(/<script|<link|src=|href=/);
  expect(htmlReport(report(finding({})))).toContain('The platform conforms');
});

it('JUnit has a case for each finding, without characters that XML cannot hold', () => {
  const xml = junitReport(whole);
  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml.match(/<testcase /g)).toHaveLength(3);
  expect(xml).toContain('name="help: the answer has the declared shape"');
  expect(junitReport(report(finding({})))).toContain('name="the answer has the declared shape"');
  expect(xml).toContain('<failure message="/0/title: &lt;b&gt;&quot;&quot;"/>');
});

it('the summary for a terminal counts, and lists what failed', () => {
  const text = terminalSummary(whole).join('\n');
  expect(text).toContain('1 passed, 1 failed, 0 with advice, 1 not checked');
  expect(text).toContain('affects: All games, Left menu');
  const missing = { verdict: 'failed', detail: 'HTTP 404: the platform does not have this call.' } as const;
  const twice = terminalSummary(report(finding({ ...missing, call: 'help' }), finding({ ...missing, call: 'games' }))).join('\n');
  expect(twice).toContain('help, games: the answer has the declared shape');
  expect(twice.match(/HTTP 404/g)).toHaveLength(1);
  expect([hasFailed(whole), hasFailed(report(finding({ verdict: 'advice' })))]).toEqual([true, false]);
});

it('all three are written into a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const page = writeConformanceReport(join(folder, 'report'), whole);
    expect(readdirSync(join(folder, 'report')).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'junit.xml',
      'report.html',
      'report.json',
    ]);
    expect(readFileSync(page, 'utf8')).toBe(htmlReport(whole));
    expect(JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8'))).toEqual(whole);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
