import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { isLookedAt, readings, words } from '../fixtures/readings.ts';
import { coreOf, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** No other journey uses this member, because its balance changes here. */
const PLAYER = 'demoagent';
/** Brands whose members may cancel a withdrawal; the profile of the others forbids it. */
const REVERSIBLE: readonly string[] = ['aurora'];
const PAYMENT_PASSWORD = '135790';

for (const { brand, language } of readings) {
  test(
    `${brand} in ${language}: a member pays play money in, withdraws some and takes it back where that is allowed`,
    coreOf(brand),
    async ({ addressOf, openSite, page }) => {
      const t = words[language];
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const amount = page.getByRole('textbox', { name: t['pay.amount'] });
      await haveSession(page, addressOf(brand), PLAYER);

      await openSite({ brand, language, path: '/m/voucherCenter' });
      await hydrate(page);
      await expect(page.getByRole('note')).toContainText(t['pay.playMoney']);
      await page.getByRole('radio').last().check();
      await page.getByRole('group', { name: t['pay.quick'] }).getByRole('button').first().click();
      if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('dialog', { name: t['deposit.confirm'] })).toContainText(t['deposit.nextPlayed']);
      if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
      await press(t['deposit.send']);
      await expect(page.getByRole('heading', { name: t['deposit.done'] })).toBeVisible();
      if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);

      await openSite({ brand, language, path: '/m/withdraw' });
      await hydrate(page);
      const setPassword = page.getByRole('form', { name: t['pay.passwordSet'] });
      const nameHolder = page.getByRole('form', { name: t['field.payeeName'] });
      const addCard = page.getByRole('form', { name: t['pay.cardAdd'] });
      // Settings made by an earlier attempt of this journey still exist.
      await expect(setPassword.or(nameHolder).or(addCard).or(amount).first()).toBeVisible();
      if (await setPassword.isVisible()) {
        await page.getByRole('textbox', { name: t['field.paymentPassword'], exact: true }).fill(PAYMENT_PASSWORD);
        await page.getByRole('textbox', { name: t['field.confirmPaymentPassword'] }).fill(PAYMENT_PASSWORD);
        if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
        await press(t['pay.save']);
      }
      await expect(nameHolder.or(addCard).or(amount).first()).toBeVisible();
      if (await nameHolder.isVisible()) {
        await nameHolder.getByRole('textbox').fill('Aran Vale');
        if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
        await press(t['pay.continue']);
      }
      await expect(addCard.or(amount).first()).toBeVisible();
      if (await addCard.isVisible()) {
        await addCard.getByRole('combobox').selectOption({ index: 1 });
        await addCard.getByRole('textbox', { name: t['field.cardNumber'] }).fill('6222 0212 3456 7890');
        if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
        await press(t['pay.cardSave']);
      }
      await amount.fill('100'); // within the limits in dollars and in dirhams
      await page.getByRole('textbox', { name: t['field.paymentPassword'] }).fill(PAYMENT_PASSWORD);
      if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
      await page.locator('button[type=submit]').click();
      await press(t['withdraw.send']);
      await expect(page.getByRole('heading', { name: t['withdraw.waits'] })).toBeVisible();
      await press(t['withdraw.close']);

      const waiting = page.getByRole('region', { name: t['withdraw.waiting'] }).getByRole('listitem');
      await expect(waiting.first()).toBeVisible();
      if (!REVERSIBLE.includes(brand)) {
        await expect(waiting.first().getByRole('button')).toHaveCount(0);
        return;
      }
      const before = await waiting.count();
      await waiting.first().getByRole('button').click();
      if (isLookedAt(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
      await page
        .getByRole('dialog', { name: t['withdraw.cancelTitle'] })
        .getByRole('button', { name: t['withdraw.cancelSend'] })
        .click();
      await expect(waiting).toHaveCount(before - 1);
    },
  );
}
