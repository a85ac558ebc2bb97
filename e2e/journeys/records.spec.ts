import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// A server of its own, because claimed rewards stay claimed.
test('members look up what they did, and claim what they get for it', async ({ ownServer: { port }, openSite, page }) => {
  test.slow();
  const { brand, language } = rightToLeft;
  const t = words[language];
  const open = async (path: string) => {
    await openSite({ brand, path, port, language, theme: 'light' });
    await hydrate(page);
  };
  const isReadable = async () => {
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  };
  await haveSession(page, siteAddress(port, brand));

  await open('/m/gameRecord');
  await page.getByRole('button', { name: t['records.last30'] }).click();
  await expect(page.getByRole('button', { name: t['records.last30'], pressed: true })).toBeVisible();
  const bets = page.getByRole('list', { name: t['menu.betRecords'] });
  await expect(bets.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: t['records.more'] }).click();
  await expect(bets.getByRole('listitem').nth(20)).toBeFocused();
  await expect(page.getByRole('region', { name: t['records.totals'] })).toBeVisible();
  await isReadable();

  await page.getByRole('combobox', { name: t['records.category'] }).selectOption('LIVE');
  await expect(page).toHaveURL(/\?range=last30&gameType=LIVE$/);
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('button', { name: t['records.last30'], pressed: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: t['records.category'] })).toHaveValue('LIVE');

  await open('/m/transaction/record?types=A&range=last30');
  await expect(page.getByRole('list', { name: t['menu.transactions'] }).getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: t['records.own'] }).click();
  const own = page.getByRole('form', { name: t['records.own'] });
  await own.getByLabel(t['records.from']).fill('2020-01-01');
  await own.getByRole('button', { name: t['records.show'] }).click();
  const tooLong = t['records.fault.tooLong_many'];
  await expect(own.getByText(tooLong.replace('{{days}}', '92'))).toBeVisible();
  await isReadable();

  await open('/m/profitandloss?range=last30');
  await expect(page.getByRole('table').getByRole('rowheader', { name: t['records.totals'] })).toBeVisible();
  await isReadable();

  await open('/m/member/benefits');
  await expect(page.getByRole('progressbar', { name: t['vip.next'] })).toBeVisible();
  await isReadable();

  const sections = page.getByRole('navigation', { name: t['hub.label'] });
  await sections.getByRole('link', { name: t['hub.activity'] }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(sections.locator('[aria-current=page]')).toHaveText(t['hub.activity']);
  await isReadable();
  await page.goBack();
  await expect(sections.locator('[aria-current=page]')).toHaveText(t['hub.vip']);

  await open('/m/rewardCenter');
  await page.getByRole('button', { name: `${t['reward.claim']}: ${t['reward_welcome']}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: t['reward_welcome'] })).toContainText(t['reward.done']);
  await isReadable();

  await open('/m/mall/mallHome');
  await page
    .getByRole('button', { name: new RegExp(`^${t['mall.redeem']}: `) })
    .first()
    .click();
  const ask = page.getByRole('dialog', { name: t['mall.redeem'] });
  expect(await accessibilityBreaches(page)).toEqual([]);
  await ask.getByRole('button', { name: t['mall.confirm'] }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByText(new RegExp(t['mall.booked'].replace('{{name}}', '.+')))).toBeVisible();
  await isReadable();
});

test('a guest is asked to log in, and comes to the records that were asked for', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/profitandloss' });
  await hydrate(page);
  await expect(page).toHaveURL(/\/m\/login$/);
});
