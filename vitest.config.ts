import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { shared } from './vite.config.ts';

/**
 * These end a test that hangs, and decide nothing else: two cores with twenty other processes are ten times slower than a quiet machine,
 * and a test that is late is not wrong.
 */
const TEST_MS = 180_000;
const HOOK_MS = 300_000;
const POLL_MS = 60_000;

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** One more than the two cores that tests are made for: some wait for processes and files. Each database takes some hundred megabytes. */
const WORKERS = 3;

/** As for journeys: on a shared machine under load, a second try tells a race from a fault. The summary names both. */
const RETRIES = process.env['CI'] ? 1 : 0;

/** Files that take ten seconds and more: whole servers, kills, every pair of settings. */
const LONG_FILES = [
  'tests/journeys.test.ts',
  'conformance/runConformance.test.ts',
  'server/testing/chaos/chaos.test.ts',
  'server/store/openFolder.test.ts',
  'server/startServer.test.ts',
  'server/store/backUp.test.ts',
  'server/releases/publish/killed.test.ts',
  'server/webhooks/webhookDelivery.test.ts',
  'tests/anyRelease.test.ts',
  'tests/attack.test.ts',
  'tests/coveringPages.test.ts',
  'tests/gitopsRun.test.ts',
  'cli/journey.test.ts',
];
const isLong = ({ moduleId }: TestSpecification): boolean => LONG_FILES.some((file) => moduleId.endsWith(`/${file}`));

/** Begins with what takes longest: begun last, one of these would run alone at the end. A clean clone knows no durations of its own. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Stories run as tests by .storybook/vitest.config.ts: they need a browser, and nobody should wait for one here. */
export default defineConfig({
  test: {
    teardownTimeout: HOOK_MS,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      mergeConfig(shared, {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: elsewhere,
          pool: 'forks',
          // Half the time goes into reading the same modules again for each file, and none of them keeps anything (files.test.ts).
          isolate: false,
          restoreMocks: true,
          setupFiles: ['tests/node.setup.ts'],
          retry: RETRIES,
          maxWorkers: WORKERS,
          testTimeout: TEST_MS,
          expect: { poll: { timeout: POLL_MS } },
          hookTimeout: HOOK_MS,
        },
      }),
      mergeConfig(shared, {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false, // as above; our own code, which keeps what it has loaded, begins again with each file (tests/dom.setup.ts)
          include: ['{src,admin-preview,tests}/**/*.test.tsx'],
          exclude: elsewhere,
          maxWorkers: WORKERS,
          testTimeout: TEST_MS,
          expect: { poll: { timeout: POLL_MS } },
          retry: RETRIES,
          hookTimeout: HOOK_MS,
          setupFiles: ['tests/dom.setup.ts'],
        },
      }),
    ],
  },
});
