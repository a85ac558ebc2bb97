import { type ViteUserConfig, defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shared } from './vite.config.ts';

/**
 * These end a test that hangs, and decide nothing else: two cores with twenty other processes are ten times slower than a quiet machine,
 * and a test that is late is not wrong.
 */
const TEST_MS = 180_000;
const HOOK_MS = 300_000;
const POLL_MS = 60_000;

type ProjectConfig = NonNullable<ViteUserConfig['test']>;

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** One more than the two cores that tests are made for: some wait for processes and files. Each database takes some hundred megabytes. */
const WORKERS = 3;

/** As for journeys: on a shared machine under load, a second try tells a race from a fault. The summary names both. */
const RETRIES = process.env['CI'] ? 1 : 0;

/** Files that take ten seconds and more: whole servers, kills, every pair of settings. */
const LONG_FILES = [
  'tests/journeys.slow.test.ts',
  'conformance/runConformance.slow.test.ts',
  'server/testing/chaos/chaos.slow.test.ts',
  'server/store/engine/openFolder.slow.test.ts',
  'server/startServer.slow.test.ts',
  'server/store/backup/backUp.slow.test.ts',
  'server/releases/publish/killed.slow.test.ts',
  'server/webhooks/webhookDelivery.slow.test.ts',
  'tests/anyRelease.slow.test.ts',
  'tests/attack.slow.test.ts',
  'tests/coveringPages.slow.test.ts',
  'tests/gitopsRun.slow.test.ts',
  'cli/journey.slow.test.ts',
];
const isLong = ({ moduleId }: TestSpecification): boolean => LONG_FILES.some((file) => moduleId.endsWith(`/${file}`));

/** Begins with what takes longest: begun last, one of these would run alone at the end. A clean clone knows no durations of its own. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Of both environments. */
const common = {
  isolate: false,
  maxWorkers: WORKERS,
  testTimeout: TEST_MS,
  expect: { poll: { timeout: POLL_MS } },
  hookTimeout: HOOK_MS,
  retry: RETRIES,
} satisfies ProjectConfig;

// Half the time goes into reading the same modules again for each file, and none of them keeps anything (files.test.ts): hence no isolation. Our own code
// that keeps what it has loaded begins again with each file (tests/dom.setup.ts).
const node: ProjectConfig = {
  ...common,
  environment: 'node',
  pool: 'forks',
  restoreMocks: true,
  setupFiles: ['tests/node.setup.ts'],
};
const dom: ProjectConfig = { ...common, environment: 'happy-dom', pool: 'threads', setupFiles: ['tests/dom.setup.ts'] };

const NODE = '**/*.test.ts';
const DOM = '{src,admin-preview,tests}/**/*.test.tsx';
const SLOW = '**/*.slow.test.*';

/**
 * `npm test` runs what is quick; `npm run test:all` also files called `.slow.test`, which start servers, databases or processes, or walk through many settings.
 * Stories run as tests by .storybook/vitest.config.ts: they need a browser, and nobody should wait for one here.
 */
export default defineConfig({
  test: {
    teardownTimeout: HOOK_MS,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      mergeConfig(shared, { test: { ...node, name: 'node', include: [NODE], exclude: [...elsewhere, SLOW] } }),
      mergeConfig(shared, { test: { ...dom, name: 'dom', include: [DOM], exclude: [...elsewhere, SLOW] } }),
      mergeConfig(shared, { test: { ...node, name: 'node slow', include: ['**/*.slow.test.ts'], exclude: elsewhere } }),
      mergeConfig(shared, { test: { ...dom, name: 'dom slow', include: ['**/*.slow.test.tsx'], exclude: elsewhere } }),
    ],
  },
});
