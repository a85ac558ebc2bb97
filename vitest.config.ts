import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vite.config.ts';

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** One more than the two cores that tests are made for: some wait for processes and files. Each database takes some hundred megabytes. */
const WORKERS = 3;

/** As for journeys: on a shared machine under load, a second try tells a race from a fault. The summary names both. */
const RETRIES = process.env['CI'] ? 1 : 0;

/** Stories run as tests by .storybook/vitest.config.ts: they need a browser, and nobody should wait for one here. */
export default defineConfig({
  test: {
    projects: [
      mergeConfig(shared, {
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: elsewhere,
          pool: 'forks',
          // Half the time goes into reading the same modules anew for each file, and none of them keeps anything (files.test.ts).
          isolate: false,
          restoreMocks: true,
          retry: RETRIES,
          maxWorkers: WORKERS,
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } }, // one second is not enough on a busy machine
          hookTimeout: 60_000,
        },
      }),
      mergeConfig(shared, {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false, // as above; our own code, which keeps what it has loaded, begins anew with each file (tests/dom.setup.ts)
          include: ['{src,admin-preview,tests}/**/*.test.tsx'],
          exclude: elsewhere,
          maxWorkers: WORKERS,
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } }, // one second is not enough on a busy machine
          retry: RETRIES,
          setupFiles: ['tests/dom.setup.ts'],
        },
      }),
    ],
  },
});
