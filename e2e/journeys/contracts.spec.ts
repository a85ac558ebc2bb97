import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession, sendLogin } from '../fixtures/member.ts';
import { rightToLeft } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const AGENT = { username: 'demoagent', password: 'livery-demo-1' };
const pages = [
  ['/m/member/agent/getDevidendContract', 'article'],
  ['/m/member/agent/agentRebeat', 'article'],
  ['/m/member/agent/agentDivident', 'heading'],
  ['/m/agentRegister', 'form'],
  ['/m/redRain', 'link'],
] as const;

test('an agent who logs in is told of contracts, answers one, and is told of the next', async ({ ownServer, openSite, page }) => {
  const { port } = ownServer;
  await openSite({ brand: 'aurora', path: '/m/login', port });
  await hydrate(page);
  await sendLogin(page, AGENT);
  const prompt = page.getByRole('dialog', { name: 'New contract' });
  await expect(prompt).toContainText('daily salary');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await prompt.getByRole('link', { name: 'View contract' }).click();
  await expect(page).toHaveURL(/getSalaryContract/);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('article', { name: 'Awaiting your response' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Active' })).toContainText('0.8%');
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(prompt).toContainText('dividend contract');
  await prompt.getByRole('button', { name: 'Later' }).click();
  await expect(prompt).toContainText('hourly salary contract');
});

test('the agent’s pages are there and accessible', async ({ addressOf, openSite, page }) => {
  const { brand, language } = rightToLeft;
  await haveSession(page, addressOf(brand), AGENT.username);
  for (const [path, role] of pages) {
    await openSite({ brand, language, path });
    await hydrate(page);
    await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
    await steady(page);
    expect(await accessibilityBreaches(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
