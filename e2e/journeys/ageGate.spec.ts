import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

test.use({ isOfAge: false });

test('a new visitor cannot reach what lies behind the gate, and confirms the age limit once, in place', async ({
  openSite,
  page,
}) => {
  await openSite({ brand: 'sahara', language: 'AR' });
  const gate = page.getByRole('dialog');
  await expect(gate).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await hydrate(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
    ).toBe(true);
  }
  await gate.getByRole('link', { name: /نعم، عمري \u2068?21\u2069? عامًا أو أكثر/ }).click();
  await expect(gate).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(gate).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('who is too young gets a calm page with a way back, and who is not gets in, invitation and all', async ({
    openSite,
    page,
  }) => {
    const isEntered = 'Yes, I am 21 or older';
    await openSite({ brand: 'sahara', path: '/m/home?i=AB12' });
    await page.getByRole('link', { name: 'No, exit' }).click();
    await expect(page.getByRole('heading', { name: 'You cannot enter this site' })).toBeVisible();
    await expect(page.getByRole('link', { name: isEntered })).toBeHidden();
    await page.getByRole('link', { name: 'I chose the wrong answer' }).click();
    await page.getByRole('link', { name: isEntered }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?i=AB12');

    // A brand with the plain compliance profile asks nothing.
    await openSite({ brand: 'aurora' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
