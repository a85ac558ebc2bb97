import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { isInteractive } from '../fixtures/hydrate.ts';

test('a page that is opened by its address begins at its top, whatever was read before; a reload keeps the place', async ({
  addressOf,
  openSite,
  page,
}) => {
  const brand = 'aurora';
  const top = () => page.evaluate(() => scrollY);
  const scrollBy = async (y: number) => {
    await isInteractive(page);
    await expect
      .poll(async () => {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
        return top();
      })
      .toBe(y);
  };
  await haveSession(page, addressOf(brand));

  await openSite({ brand, path: '/m/member/transRecords' });
  await scrollBy(300);
  await openSite({ brand, path: '/m/voucherCenter' });
  await expect(page.getByRole('radio').last()).toBeVisible();
  await isInteractive(page);
  expect(await top()).toBe(0);

  await scrollBy(200);
  await page.reload();
  await expect(page.getByRole('radio').last()).toBeVisible();
  await expect.poll(top).toBe(200);

  await openSite({ brand, path: '/m/voucherCenter' });
  await expect(page.getByRole('radio').last()).toBeVisible();
  await isInteractive(page);
  expect(await top()).toBe(0);
});
