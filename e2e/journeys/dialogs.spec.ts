import { coreOf, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// Both bars have the item of customer service.
for (const brand of ['harbour', 'sahara'] as const) {
  test(
    `${brand}: the phone's back button closes a dialog and focus returns to what opened it; one dialog at a time, and one step back or the item that opened it leaves it`,
    { tag: brand === 'harbour' ? ['@core', '@engine'] : [] },
    async ({ openSite, page }) => {
      await openSite({ brand });
      await hydrate(page);
      const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      for (const close of [
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await opener.click();
        await expect(dialog).toBeVisible();
        await expect(page).toHaveURL(/\/m\/login$/);
        await close();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(opener).toBeFocused();
      }

      await opener.click();
      for (const [link, title] of [
        ['Forgot password?', 'Recover password'],
        ['Log in', 'Log in'],
        ['Sign up', 'Sign up'],
      ] as const) {
        await page.getByRole('dialog').getByRole('link', { name: link }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(1);
      }
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home$/);

      // The bar's service item closes the sheet that it opened (FNAV-11), which leaves the bar in view.
      const support = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Support' });
      await support.click();
      await expect(page.getByRole('dialog', { name: 'Customer support' })).toBeVisible();
      const place = await support.boundingBox();
      await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.goForward();
      await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
    },
  );

  test(
    `${brand}: a form whose address is opened directly or reloaded is a modal over home, and closes to home (ROUTE-02 to ROUTE-06)`,
    coreOf(brand, 'harbour'),
    async ({ openSite, page }) => {
      await openSite({ brand, path: '/m/login' });
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      const username = dialog.getByRole('textbox', { name: 'Username' });
      const isModal = () => dialog.evaluate((form) => form.matches(':modal'));
      await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeFocused();
      await username.fill('mia');
      await hydrate(page);
      await expect.poll(isModal).toBe(true);
      await expect(username).toHaveValue('mia');
      await expect(username).toBeFocused();

      await page.reload();
      const drawn = await dialog.boundingBox();
      await hydrate(page);
      await expect.poll(isModal).toBe(true);
      expect(await dialog.boundingBox()).toEqual(drawn);
      await dialog.getByRole('link', { name: 'Sign up' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(dialog).toBeVisible();
    },
  );
}
