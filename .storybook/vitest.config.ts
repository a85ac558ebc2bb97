import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type ViteUserConfig, defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/browser.mjs';
import { shared } from '../vite.config.ts';

const tag = process.env['STORY_TAG'];
const here = fileURLToPath(new URL('.', import.meta.url));

/** Every story is a test: it renders, its play function holds, and axe finds nothing. With `STORY_TAG` only those of a tag are. */
export default defineConfig(
  mergeConfig(shared, {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir: here, ...(tag === undefined ? {} : { tags: { include: [tag] } }) })],
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react-router-dom',
        'swr',
        'zustand',
        'i18next',
        'react-hook-form',
        '@storybook/react-vite',
      ],
    },
    test: {
      name: 'stories',
      // These end what hangs. A busy machine is ten times slower, and a story that is late is not wrong.
      testTimeout: 180_000,
      hookTimeout: 300_000,
      // One of two cores would be idle by default.
      maxWorkers: 2,
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        isolate: false,
        headless: true,
        screenshotFailures: false,
        // Motion takes a processor without graphics a tenth of the time; journeys look at it.
        provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  } satisfies ViteUserConfig),
);
