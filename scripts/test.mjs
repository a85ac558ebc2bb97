// What must hold, in one run:
//   npm test               checks, quick unit and contract tests, and one of each: examples of each block, walks of each journey, home of each brand
//   npm test -- --changed  checks, and the unit tests and stories that what is not committed yet can affect
//   npm test -- <file>     the unit tests of a file or folder
//   npm run test:all       everything
//   npm run test:rest      what npm test leaves out
//   npm run check          the checks alone: neither a browser nor a database
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

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

/** For types and for lint, which run in parallel: every further checker computes the same types again. */
const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** @type {ReadonlyArray<{ title: string, command: string[], env?: Record<string, string>, report?: string, needs?: string }>} */
const checks = [
  // Generated files that are not committed come from the set-up.
  { title: 'Reference and schema for editors are fresh', command: [bin('tsx'), 'scripts/docs.ts', '--check'] },
  { title: 'Icons are fresh', command: [bin('tsx'), 'scripts/icons.ts', '--check'] },
  { title: 'Types', command: [bin('tsc'), '-b', '--checkers', CHECKERS] },
  { title: 'Lint', command: [bin('oxlint')] },
  { title: 'Format', command: [bin('oxfmt'), '--check'] },
  { title: 'Unused code', command: [bin('knip'), '--no-config-hints'] },
  {
    title: 'Code that only tests use',
    command: [bin('knip'), '--production', '--include', 'files,exports', '--no-config-hints'],
  },
];

const build = { title: 'Build', command: [process.execPath, 'scripts/build.mjs'] };

const stories = ['-c', '.storybook/vitest.config.ts'];
const playwright = [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'];

/** @type {typeof checks} */
const quick = [
  { title: 'Unit and contract tests', command: vitest('unit', '--project', '!*slow'), report: 'unit' },
  {
    title: 'Stories: examples of each block',
    command: vitest('examples', ...stories),
    report: 'examples',
    env: { STORY_TAG: 'good-example' },
  },
  {
    title: 'Walks of each journey, home of each brand',
    command: [...playwright, '--project', 'journeys', '--project', 'visual', '--grep', '@core|@walk'],
    report: 'e2e',
    needs: build.title,
  },
];

/** @type {typeof checks} */
const rest = [
  {
    title: 'Server tests, and all that walk through many settings',
    command: vitest('slow', '--project', '*slow'),
    report: 'slow',
  },
  { title: 'Stories, each as a test', command: vitest('stories', ...stories), report: 'stories' },
  {
    title: 'Screens that look as accepted',
    command: [bin('tsx'), 'scripts/visual.ts', '--sample', '30'],
    needs: build.title,
  },
  { title: 'Journeys, accessibility and pictures', command: playwright, report: 'e2e', needs: build.title },
];

/** @type {typeof checks} */
const changed = [
  { title: 'Unit tests of what has changed', command: vitest('unit', '--changed', '--passWithNoTests'), report: 'unit' },
  {
    title: 'Stories of what has changed',
    command: vitest('stories', ...stories, '--changed', '--passWithNoTests'),
    report: 'stories',
  },
];

/** What each word runs. @type {Readonly<Record<string, { beside: typeof checks, alone: typeof checks }>>} */
const runs = {
  quick: { beside: [...checks, build], alone: quick },
  all: { beside: [...checks, build], alone: [...quick, ...rest] },
  rest: { beside: [build], alone: rest },
  check: { beside: checks, alone: [] },
  '--changed': { beside: checks, alone: changed },
};

/**
 * @typedef {{ passed: number, failed: string[], flaky: string[], skipped: string[] }} Outcome Flaky: passed at a second try only. Skipped: the reason of
 * each, where one is given.
 */

const firstLine = (/** @type {string | undefined} */ text) => stripVTControlCharacters(text ?? '').split('\n', 1)[0];

/** The message of each attempt: a second one may fail because of remains of the first. */
const reasonOf = (/** @type {string[]} */ messages) => [...new Set(messages.map(firstLine))].join(' · then: ');

/** @returns {Outcome} */
function outcomeOfVitest(/** @type {any} */ json) {
  /** @type {Outcome} */
  const outcome = { passed: json.numPassedTests, failed: [], flaky: [], skipped: [] };
  for (const { name: file, message, status, assertionResults } of json.testResults) {
    for (const { fullName, status: how, failureMessages } of assertionResults) {
      const line = `${relative(root, file)} › ${fullName}: ${reasonOf(failureMessages)}`;
      if (how === 'failed') outcome.failed.push(line);
      else if (how === 'passed' && failureMessages.length > 0) outcome.flaky.push(line);
    }
    if (status === 'failed' && assertionResults.length === 0)
      outcome.failed.push(`${relative(root, file)}: ${firstLine(message)}`);
  }
  return outcome;
}

/** @returns {Outcome} */
function outcomeOfPlaywright(/** @type {any} */ json) {
  /** @type {Outcome} */
  const outcome = { passed: json.stats.expected + json.stats.flaky, failed: [], flaky: [], skipped: [] };
  const walk = (/** @type {any} */ suite) => {
    for (const { title, tests } of suite.specs)
      for (const { status, results, annotations } of tests) {
        const messages = results.flatMap((/** @type {any} */ { error }) => (error ? [error.message] : []));
        const line = `${suite.file} › ${title}: ${reasonOf(messages)}`;
        if (status === 'unexpected') outcome.failed.push(line);
        else if (status === 'flaky') outcome.flaky.push(line);
        else if (status === 'skipped')
          outcome.skipped.push(
            annotations.find((/** @type {any} */ note) => note.type === 'skip')?.description ?? 'without a reason',
          );
      }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of json.suites) walk(suite);
  return outcome;
}

/** @returns {Outcome} From a runner's own report; undefined if it wrote none. */
function outcomeOf(/** @type {string | undefined} */ report) {
  const file = join(reports, `${report}.json`);
  if (!report || !existsSync(file)) return { passed: 0, failed: [], flaky: [], skipped: [] };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return json.stats ? outcomeOfPlaywright(json) : outcomeOfVitest(json);
}

mkdirSync(reports, { recursive: true });
/** @type {Array<Outcome & { title: string, ok: boolean, seconds: number, note: string }>} */
const results = [];
const heading = (/** @type {string} */ title) => `\n\u001B[1m── ${title} ${'─'.repeat(Math.max(0, 90 - title.length))}\u001B[0m`;

/**
 * Runs a step. Its output is shown immediately, or in one piece if others run in parallel.
 *
 * @param {(typeof checks)[number]} step
 * @param {boolean} isAlone
 */
async function runStep({ title, command: [program = '', ...args], env, report }, isAlone) {
  if (isAlone) console.log(heading(title));
  if (report) rmSync(join(reports, `${report}.json`), { force: true });
  const began = Date.now();
  const options = {
    cwd: root,
    shell: process.platform === 'win32',
    // Lint has as many checkers as Go has threads.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      ...env,
      ...(isAlone ? {} : { FORCE_COLOR: '1', GOMAXPROCS: CHECKERS }),
    },
  };
  const child = spawn(program, args, { ...options, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ part) => (said += part.toString()));
  const [status] = await once(child, 'close');
  if (!isAlone && (said.trim() !== '' || status !== 0)) console.log(heading(title) + '\n' + said);
  return { title, ok: status === 0, seconds: (Date.now() - began) / 1000, ...outcomeOf(report), note: '' };
}

const words = process.argv.slice(2);
/** @type {typeof checks} */
const named = [{ title: 'Tests that are named', command: vitest('named', ...words), report: 'named' }];
const run = runs[words[0] ?? 'quick'] ?? { beside: [], alone: named };
// Most of these keep one core busy: in parallel they take two thirds of the time.
results.push(...(await Promise.all(run.beside.map((step) => runStep(step, false)))));
for (const test of run.alone) {
  if (results.some((result) => result.title === test.needs && !result.ok)) {
    const note = `left out: ${test.needs} failed`;
    results.push({ title: test.title, ok: false, seconds: 0, passed: 0, failed: [], flaky: [], skipped: [], note });
  } else results.push(await runStep(test, true));
}

console.log('\n');
for (const { title, ok, seconds, passed, failed, flaky, note } of results) {
  const counts = passed + failed.length > 0 ? `${passed} passed, ${failed.length} failed, ${flaky.length} flaky` : note;
  console.log(`${ok ? '✓' : '✗'} ${title.padEnd(40)} ${seconds.toFixed(1).padStart(7)} s   ${counts}`);
}
// By name, last, so that a truncated log still shows them. Flaky is not a failure, but must be noticed.
for (const line of results.flatMap(({ failed }) => failed)) console.log(`\nfailed: ${line}`);
for (const line of results.flatMap(({ flaky }) => flaky)) console.log(`\nflaky: ${line}`);
const skipped = results.flatMap((result) => result.skipped);
for (const reason of new Set(skipped))
  console.log(`\nskipped: ${skipped.filter((other) => other === reason).length} × ${reason}`);

// A check without tests of its own counts as one.
const passed = results.reduce((total, result) => total + (result.ok ? result.passed || 1 : result.passed), 0);
const failed = results.reduce((total, result) => total + (result.ok ? 0 : result.failed.length || 1), 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
