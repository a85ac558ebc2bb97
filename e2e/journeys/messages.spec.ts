import { accessibilityBreaches } from '../fixtures/axe.ts';
import { captchaAnswer, watchCaptcha } from '../fixtures/inbox.ts';
import { haveSession } from '../fixtures/member.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const { brand, language } = rightToLeft;
const t = words[language];

test('feedback is confirmed by an inbox message, which is read and deleted', async ({ addressOf, openSite, page, request }) => {
  await haveSession(page, addressOf(brand), 'demoagent');
  const captchaId = watchCaptcha(page);

  await openSite({ brand, language, path: '/m/feedback' });
  await hydrate(page);
  const form = page.getByRole('form', { name: t['page.feedback'] });
  await expect(form.getByRole('button', { name: t['feedback.submit'], exact: true })).toBeDisabled();
  await form.getByRole('button', { name: t['feedback.type'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: t['feedback.topic.game'], exact: true }).click();
  await form.getByRole('textbox', { name: t['feedback.content'] }).fill('The wheel stands still.');
  await expect.poll(captchaId).not.toBe('');
  const digits = await captchaAnswer(request, new URL(addressOf(brand)).port, brand, captchaId());
  await form.getByRole('textbox', { name: t['field.captcha'] }).fill(digits);
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await form.getByRole('button', { name: t['feedback.submit'], exact: true }).click();
  await expect(page.getByText(t['feedback.sent'], { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: t['feedback.content'] })).toHaveValue('');

  await openSite({ brand, language, path: '/m/message' });
  await hydrate(page);
  const inboxRow = page.getByRole('main').getByRole('link', { name: t['menu.inbox'] });
  await expect(inboxRow.getByRole('img')).toBeVisible(); // the message is unread
  expect(await accessibilityBreaches(page)).toEqual([]);
  await inboxRow.click();

  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toContainText(t['notices.unread']);
  expect(await accessibilityBreaches(page)).toEqual([]);
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.goBack();
  await expect(first).toHaveAttribute('href', address);
  await expect(first).not.toContainText(t['notices.unread']);

  await first.click();
  await page.getByRole('button', { name: t['inbox.delete'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: t['inbox.delete'] }).click();
  await expect(page.getByText(t['inbox.deleted'])).toBeVisible();
  await expect(first).not.toHaveAttribute('href', address);
});

test('the message centre leads home, and a guest to the login first', async ({ addressOf, openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/message' });
  await expect(page).toHaveURL(/\/m\/login$/);
  await haveSession(page, addressOf('aurora'), 'demoagent');
  await openSite({ brand: 'aurora', path: '/m/messages' });
  await hydrate(page);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
