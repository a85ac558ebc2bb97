import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { leftToRight, words } from '../fixtures/readings.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// A server of its own, because the account's settings stay changed.
test('members find what is theirs, choose an avatar and set up what protects their account', async ({
  ownServer: { port },
  openSite,
  page,
  faults,
}) => {
  test.slow();
  const { brand, language } = leftToRight;
  const t = words[language];
  const open = async (path: string) => {
    await openSite({ brand, path, port, language, theme: 'dark' });
    await hydrate(page);
  };
  const save = () => page.getByRole('button', { name: t['security.save'], exact: true }).click();
  await haveSession(page, siteAddress(port, brand));

  await open('/m/member/home');
  await expect(page.getByRole('heading', { level: 1, name: t['header.member'] })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t['menu.member'] }).getByRole('link').first()).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);

  await page.getByRole('link', { name: t['member.picture'] }).click();
  const whale = page.getByRole('radio', { name: t['headIcon.whale'] });
  await whale.check();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await save();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expect(page.locator('use[href$="#whale"]')).toBeVisible();

  await open('/m/securityCenter?form=email');
  await page.getByRole('textbox', { name: t['field.email'] }).fill('mia.new@players.example');
  await page.getByRole('textbox', { name: t['security.loginPassword'] }).fill('livery-demo-9');
  await save();
  await expect(page.getByText(t['rule.passwordWrong'])).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('403')]); // how browsers note a refusal
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByRole('textbox', { name: t['security.loginPassword'] }).fill('livery-demo-1');
  await save();
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expect(page.getByRole('main').getByText('m•••@players.example')).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);

  await page.getByRole('link', { name: t['security.questions'] }).click();
  await page.getByLabel(t['field.firstAnswer']).fill('Rex');
  await page.getByLabel(t['field.secondAnswer']).fill('High Street');
  await page.getByRole('textbox', { name: t['security.loginPassword'] }).fill('livery-demo-1');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await save();
  const row = page.getByRole('link', { name: t['security.questions'] });
  await expect(row).toContainText(t['security.done']);
  await expect(row).toBeFocused();

  await row.press('Enter');
  await page.getByRole('link', { name: t['security.all'] }).click();
  await expect(page).toHaveURL(/\/m\/securityCenter$/);

  await open('/m/mine');
  await expect(page.getByText(t['settings.password'])).toBeVisible();
  expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([0, 0]);
  expect(await accessibilityBreaches(page)).toEqual([]);
});

test('a trial account that opens a page of members is offered an account of its own', async ({ addressOf, openSite, page }) => {
  await haveSession(page, addressOf('aurora'), 'demotrial');
  for (const path of ['/m/mine', '/m/myAccount/index']) {
    await openSite({ brand: 'aurora', path });
    await hydrate(page);
    const offer = page.getByRole('dialog');
    await expect(offer).toContainText(words.EN.free_reject);
    await expect(page).toHaveURL(/\/m\/home$/);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(/\/m\/register$/);
  }
});
