import type { Locator, Page } from '@playwright/test';
import { words } from '../fixtures/readings.ts';
import { type Fixtures, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// A finger lies on a picture: without it the browser would drag the link.
test.use({ showsPictures: true });

/** A brand as its players read it; `on` is where a finger goes to move on. */
interface Reading {
  readonly brand: string;
  readonly language: 'EN' | 'AR';
  readonly on: 1 | -1;
}

/** How far a swipe goes at least, and after how long a press is seen (CONST-03, CONST-04). */
const SWIPE_PX = 60;
const PRESS_DELAY = '0.13s';

/** Drags from the middle of something, by steps as a finger does. */
async function drag(page: Page, what: Locator, byX: number) {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX, y, { steps: 8 });
  await page.mouse.up();
}

/** Its code for fingers comes at a touch, once the block itself is hydrated. */
const touch = (what: Locator) =>
  expect(async () => {
    await what.dispatchEvent('pointerdown');
    await expect(what).toHaveAttribute('data-swiper', '', { timeout: 2_000 });
  }).toPass();

interface Swipes {
  readonly what: Locator;
  /** Direction in which a finger goes to move on. */
  readonly on: number;
  /** Whether it is where it began. */
  readonly expectAtStart: (isThere: boolean) => Promise<void>;
}

/** Goes forward and back by a swipe that is long enough, and does not move by a shorter one. */
async function expectSwipes(page: Page, { what, on, expectAtStart }: Swipes) {
  await expectAtStart(true);
  for (const [direction, ends] of [
    [on, false],
    [-on, true],
  ] as const) {
    await drag(page, what, direction * (SWIPE_PX - 10));
    await expectAtStart(!ends);
    await drag(page, what, direction * (SWIPE_PX + 10));
    await expectAtStart(ends);
  }
}

async function expectGestures(page: Page, openSite: Fixtures['openSite'], { brand, language, on }: Reading): Promise<void> {
  const texts = words[language];
  await openSite({ brand, language });
  await hydrate(page);

  const banners = page.getByRole('region', { name: texts['home.banners'] });
  const shown = banners.locator('[data-go][aria-current]');
  await touch(banners);
  await expectSwipes(page, {
    what: banners,
    on,
    expectAtStart: (isThere) => expect(shown).toHaveAttribute('data-go', isThere ? '0' : '1'),
  });

  const rail = page.locator('#cat-SPORTS ul[data-track]').locator('..'); // studios go beyond the screen in every brand
  await rail.scrollIntoViewIfNeeded();
  await touch(rail);
  await expectSwipes(page, {
    what: rail,
    on,
    expectAtStart: (isThere) =>
      isThere ? expect(rail).toHaveAttribute('data-at-start', '') : expect(rail).not.toHaveAttribute('data-at-start', ''),
  });

  const tile = page.locator('main a > [data-look]').first();
  await expect(tile).toHaveCSS('transition-delay', '0s');
  await tile.hover();
  await page.mouse.down();
  await expect(tile).toHaveCSS('transition-delay', PRESS_DELAY);
  await page.mouse.move(2, 2); // let go elsewhere, nothing is opened
  await page.mouse.up();
  await expect(tile).toHaveCSS('transition-delay', '0s');
}

test('aurora: carousels and rows are moved on by a swipe of 60 px and not by a shorter one, and a game looks pressed 0.13 s after', async ({
  openSite,
  page,
}) => {
  await expectGestures(page, openSite, { brand: 'aurora', language: 'EN', on: -1 });
});

test('sahara: so are those from right to left', async ({ openSite, page }) => {
  await expectGestures(page, openSite, { brand: 'sahara', language: 'AR', on: 1 });
});
