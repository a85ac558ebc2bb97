// Everything that must hold, in one run: npm test. With "check", what needs neither a browser nor a database: npm run check.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test-results');
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);

const vitest = (/** @type {string} */ name, /** @type {string[]} */ ...args) => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${name}.json`)}`,
];

/** @type {ReadonlyArray<{ title: string, command: string[], report?: string, needs?: string }>} */
const checks = [
  { title: 'Generated code is fresh', command: [bin('tsx'), 'scripts/codegen.ts', '--check'] },
  { title: 'Reference of settings is fresh', command: [bin('tsx'), 'scripts/docs.ts', '--check'] },
  { title: 'Types', command: [bin('tsc'), '-b'] },
  { title: 'Lint', command: [bin('oxlint')] },
  { title: 'Format', command: [bin('oxfmt'), '--check'] },
  { title: 'Unused code', command: [bin('knip')] },
];

/** @type {typeof checks} */
const tests = [
  { title: 'Unit, contract and server tests', command: vitest('unit'), report: 'unit' },
  { title: 'Stories, each as a test', command: vitest('stories', '-c', '.storybook/vitest.config.ts'), report: 'stories' },
  { title: 'Build', command: [process.execPath, 'scripts/build.mjs'] },
  {
    title: 'Journeys, accessibility and pictures',
    command: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'e2e',
    needs: 'Build',
  },
];

/** @returns {{ passed: number, failed: number, flaky: number }} What a runner's own report counts; nothing if it wrote none. */
function countsOf(/** @type {string | undefined} */ report) {
  const file = join(reports, `${report}.json`);
  if (!report || !existsSync(file)) return { passed: 0, failed: 0, flaky: 0 };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  if (!json.stats) return { passed: json.numPassedTests, failed: json.numFailedTests, flaky: 0 };
  const { expected, unexpected, flaky } = json.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

mkdirSync(reports, { recursive: true });
/** @type {Array<{ title: string, ok: boolean, seconds: number, passed: number, failed: number, flaky: number, note: string }>} */
const results = [];
for (const { title, command, report, needs } of process.argv[2] === 'check' ? checks : [...checks, ...tests]) {
  if (results.some((result) => result.title === needs && !result.ok)) {
    results.push({ title, ok: false, seconds: 0, passed: 0, failed: 0, flaky: 0, note: `left out: ${needs} failed` });
    continue;
  }
  console.log(`\n\u001B[1m── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}\u001B[0m`);
  if (report) rmSync(join(reports, `${report}.json`), { force: true });
  const [program = '', ...args] = command;
  const began = Date.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  results.push({ title, ok: status === 0, seconds: (Date.now() - began) / 1000, ...countsOf(report), note: '' });
}

const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
console.log('\n');
for (const { title, ok, seconds, passed, failed, flaky, note } of results) {
  // Passed at a second try only: no failure, and no reason to look away.
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed${flaky > 0 ? `, flaky ${flaky}` : ''}` : note;
  console.log(`${ok ? '✓' : '✗'} ${title.padEnd(40)} ${seconds.toFixed(1).padStart(7)} s   ${counts}`);
}
// A check without tests of its own counts as one: it failed, so something did.
const failedChecks = results.filter((result) => !result.ok && result.failed === 0).length;
console.log(
  `\n${sum('passed') + results.filter((result) => result.ok && result.passed === 0).length} passed, ${sum('failed') + failedChecks} failed`,
);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
