import type { FrameLocator } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { frameOf, openEditor } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

/** Points at every visible block of the page, and at every control in it; returns those without an outline of their size. */
const partsWithoutOutline = (frame: FrameLocator): Promise<string[]> =>
  frame.locator('html').evaluate(() => {
    const isSeen = (element: Element) => [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
    const drawn = (place: Element): Element[] =>
      getComputedStyle(place).display === 'contents' ? [...place.children].flatMap(drawn) : [place];
    const parts = [...document.querySelectorAll('[data-pointer]')].flatMap((place) => {
      const [first] = drawn(place).filter((each) => isSeen(each) || [...each.querySelectorAll('*')].some(isSeen));
      const controls = [...place.querySelectorAll('a, button, input, img, h2')].filter(isSeen);
      const pointer = place.getAttribute('data-pointer') ?? '';
      return [...(first ? [first] : []), ...controls].map((element) => ({ element, pointer }));
    });
    const without = parts.filter(({ element }) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const outline = document.querySelector('[data-outlines] > div')?.getBoundingClientRect();
      const { width, height, left, top } = element.getBoundingClientRect();
      const isAround = outline && outline.left <= left && outline.top <= top;
      return !(isAround && outline.width >= Math.max(8, width) && outline.height >= Math.max(8, height));
    });
    if (parts.length < 10) return [`only ${parts.length} parts`];
    return without.map(({ element, pointer }) => `${pointer} ${element.tagName} ${element.getAttribute('class') ?? ''}`);
  });

test('every part of home has an outline while the phone is pointed at, in every brand', async ({ addressOf, page, faults }) => {
  test.slow();
  const port = Number(new URL(addressOf('lotus')).port);
  await openEditor(page, port, 'Lotus Garden');
  faults.length = 0; // the tool starts by asking whether it is signed in; browsers log the refusal as an error
  for (const brand of brandCodes)
    await test.step(`home of ${brand}`, async () => {
      await page.goto(`http://localhost:${port}/preview/#/${brand}/footer`);
      const frame = frameOf(page);
      await expect(frame.locator('[data-pointer]').first()).toBeAttached();
      await page.getByRole('button', { name: 'Inspect', pressed: false }).click();
      await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair');
      await expect.poll(() => partsWithoutOutline(frame)).toEqual([]);
    });
});
