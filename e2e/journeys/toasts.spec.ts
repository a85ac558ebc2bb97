import type { Page } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

const languageOf = (brand: string) => (brand === 'sahara' ? 'AR' : 'EN');

/** Makes the page say that it is offline, and reads which of the visible elements that a selector means the message lies over. */
async function coveredByToast(page: Page, selector: string): Promise<readonly string[]> {
  await hydrate(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const toast = page.locator('[popover] button[data-kind]');
  await expect(toast).toBeVisible();
  const drawn = page.locator(selector).filter({ visible: true });
  await expect(drawn.first()).toBeVisible();
  return toast.evaluate((message, css) => {
    const box = message.getBoundingClientRect();
    return [...document.querySelectorAll(css)].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return isApart ? [] : [`${element.outerHTML.slice(0, 120)} at ${top}, message at ${box.top} to ${box.bottom}`];
    });
  }, selector);
}

const pageBars = 'nav[class*=FooterNav], header[class*=HomeHeader]';
const dialogBars = 'dialog [class*=header] button, dialog [class*=SubmitBar]';

for (const brand of brandCodes)
  for (const size of phones)
    test(`${brand}, ${size.width} px wide: a message covers neither the bars of home nor those of the sign-up`, async ({
      openSite,
      page,
      addressOf,
    }) => {
      await page.setViewportSize(size);
      await openSite({ brand, language: languageOf(brand) });
      expect(await coveredByToast(page, pageBars)).toEqual([]);
      await page.goto(addressOf(brand, '/m/register'));
      expect(await coveredByToast(page, dialogBars)).toEqual([]);
    });

for (const brand of ['aurora', 'sahara'])
  for (const size of phones)
    test(`${brand}, ${size.width} px wide: a message does not cover the button of a deposit`, async ({
      openSite,
      page,
      addressOf,
    }) => {
      await page.setViewportSize(size);
      await haveSession(page, addressOf(brand), 'demoagent');
      await openSite({ brand, language: languageOf(brand), path: '/m/voucherCenter' });
      expect(await coveredByToast(page, 'nav[class*=FooterNav], [class*=Dock]')).toEqual([]);
    });
