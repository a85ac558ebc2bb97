import type { APIRequestContext, Page } from '@playwright/test';
import type { VisitsView } from '../../schemas/edges/api/visits.schema.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { operator } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/site.ts';

/** A merchant's visits, from the operators' API. */
async function visitsOf(request: APIRequestContext, port: number): Promise<VisitsView> {
  const origin = `http://localhost:${port}`;
  await request.post(`${origin}/preview/api/session`, { data: operator, headers: { origin } });
  return (await (await request.get(`${origin}/preview/api/merchants/aurora/visits?days=1`)).json()) as VisitsView; // our own server's answer
}

/** Presses a button of the page that takes long enough to be measured, and waits until the browser has measured it. */
async function pressSlowly(page: Page): Promise<void> {
  const measured = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const LONG_MS = 100;
        const slow = { type: 'event', durationThreshold: 16 }; // in ms, the least that browsers measure
        addEventListener('click', ({ timeStamp }) => {
          while (performance.now() - timeStamp < LONG_MS);
        });
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('click').length > 0) resolve();
        }).observe(slow);
      }),
  );
  await page.getByRole('button').first().click();
  await measured;
}

test('a visit is measured, and told when the page is left: how fast it was and what failed, without a word of the player', async ({
  request,
  openSite,
  ownServer: { port },
  page,
  faults,
}) => {
  await openSite({ brand: 'aurora', port, path: '/m/help' });
  await hydrate(page);
  await page.waitForFunction(() => performance.getEntriesByName('measured').length > 0);
  await page.evaluate(() => void Promise.reject(new TypeError('the secret of ann')));
  await pressSlowly(page);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
  await page.goto('about:blank');
  await expect
    .poll(async () => (await visitsOf(request, port)).all.map(({ vital }) => vital))
    .toEqual(['LCP', 'INP', 'CLS', 'TTFB']);
  const { pages, faults: told } = await visitsOf(request, port);
  expect(pages.map((each) => each.page)).toEqual(['help']);
  expect(told).toMatchObject([{ kind: 'script', what: 'TypeError in a promise', count: 1 }]); // without the error's message
});

test('a browser that asks not to be tracked loads nothing that measures', async ({ openSite, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const scripts: string[] = [];
  page.on('request', (asked) => scripts.push(asked.url()));
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await expect.poll(() => scripts.some((url) => url.includes('/startExtras-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/measureVisit-'))).toEqual([]);
});
