import { accessibilityBreaches } from '../fixtures/axe.ts';
import { arabic as t, english } from '../../tests/support/playerTexts.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ offersApp: true });

test('the app is offered until the bar is closed, and on a page of its own every way', async ({ openSite, page }) => {
  await openSite({ brand: 'sahara', language: 'AR' });
  await hydrate(page);
  const offer = page.getByRole('complementary', { name: t['app.get'] });
  await offer.getByRole('button', { name: t['app.getShort'], exact: true }).click();
  const popup = page.getByRole('dialog', { name: t['app.get'] });
  await expect(popup.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await expect(page.locator('html')).toHaveAttribute('data-modal', 'download');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await popup.getByRole('button', { name: t['app.shortcut'] }).click();
  await expect(page.getByRole('dialog', { name: t['app.shortcut'] }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-modal');

  await offer.getByRole('button', { name: t['app.close'] }).click();
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  await openSite({ brand: 'sahara', language: 'AR', path: '/m/app' });
  const offers = page.getByRole('main').getByRole('region', { name: t['app.get'] });
  await expect(offers.getByRole('link')).toHaveCount(3);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await offers.getByRole('button', { name: t['app.shortcut'] }).click();
  await expect(page.getByRole('dialog', { name: t['app.shortcut'] })).toBeVisible();
});

test('what the browser offers to install before the player is here is made use of', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/app' });
  await page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = '';
      return Promise.resolve({ outcome: 'dismissed' });
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await page.getByRole('main').getByRole('button', { name: english['app.shortcut'] }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
