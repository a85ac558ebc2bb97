import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** A member whose balance no journey looks at. */
const PLAYER = 'demoagent';

const ways = [
  { brand: 'lotus', language: 'EN', method: 'VietQR', hasCode: true },
  { brand: 'sahara', language: 'AR', method: 'Lantern Pay', hasCode: false },
] as const;

for (const { brand, language, method, hasCode } of ways) {
  test(
    `${brand} in ${language}: a deposit by ${method} is asked for, left, found again, and paid`,
    { tag: hasCode ? ['@walk'] : [] },
    async ({ addressOf, openSite, page }) => {
      const t = words[language];
      await haveSession(page, addressOf(brand), PLAYER);
      await openSite({ brand, language });
      await page.goto(addressOf(brand, '/m/voucherCenter'));
      await hydrate(page);
      await page.getByRole('radio', { name: new RegExp(method) }).check();
      await page.getByRole('group', { name: t['pay.quick'] }).getByRole('button').first().click();
      await page.locator('button[type=submit]').click();
      await page.getByRole('button', { name: t['deposit.send'], exact: true }).click();

      const toPay = page.getByRole('heading', { name: t['deposit.pay'] });
      await expect(toPay).toBeVisible();
      const reference = await page.getByText(/^D\d{9}$/).innerText();
      if (hasCode) {
        await expect(page.getByRole('img', { name: t['deposit.code'] })).toBeVisible();
        const [saved] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t['deposit.saveCode'] }).click(),
        ]);
        expect(saved.suggestedFilename()).toBe(`${reference}.png`);
      }
      expect(await accessibilityBreaches(page)).toEqual([]);

      await page.goto(addressOf(brand));
      await page.goto(addressOf(brand, '/m/voucherCenter'));
      await hydrate(page);
      const unpaid = page.getByRole('region', { name: t['deposit.unpaid'] }).getByRole('listitem');
      await expect(unpaid.first()).toContainText(method);
      expect(await accessibilityBreaches(page)).toEqual([]);
      await unpaid.first().getByRole('button').click();
      await expect(page.getByText(reference)).toBeVisible();

      const [bank] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: t['deposit.open'] }).click()]);
      await bank.locator('button[value=pay]').click();
      await expect(bank.getByRole('button')).toHaveCount(0);
      await bank.close();
      await expect(page.getByRole('heading', { name: t['deposit.done'] })).toBeVisible();
      await expect(page.getByText(reference)).toBeVisible();
    },
  );
}

test('harbour: a deposit by bank transfer is proved by a photo, and cancelled', async ({ addressOf, openSite, page }) => {
  const t = words.EN;
  await haveSession(page, addressOf('harbour'), PLAYER);
  await openSite({ brand: 'harbour', language: 'EN' });
  await page.goto(addressOf('harbour', '/m/voucherCenter'));
  await hydrate(page);
  await page.getByRole('radio', { name: /transfer/i }).check();
  await page.getByRole('group', { name: t['pay.quick'] }).getByRole('button').first().click();
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: t['deposit.send'], exact: true }).click();

  const photo = await page.screenshot(); // of the account to pay to
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t['payment.proof']);
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('main').getByText(t['deposit.proofSent'])).toBeVisible();
  await expect(page.getByRole('button', { name: t['deposit.proofAgain'] })).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);

  await page.getByRole('button', { name: t['deposit.cancel'] }).click();
  const question = page.getByRole('dialog', { name: t['deposit.cancelTitle'] });
  await expect(question).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await question.getByRole('button', { name: t['deposit.cancel'] }).click();
  await expect(page.getByRole('heading', { name: t['deposit.cancelled'] })).toBeVisible();
  await page.getByRole('button', { name: t['deposit.startAgain'] }).click();
  await expect(page.getByRole('radio', { name: /transfer/i })).toBeVisible();
});
