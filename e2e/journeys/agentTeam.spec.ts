import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

/** Days before the moment that the server's content believes in. */
const PLAYED = 'startDate=2026-02-01&endDate=2026-02-28';
const lists = [
  ['/m/member/team', 'menu.teamMembers'],
  [`/m/agent/team/pnl?${PLAYED}`, 'menu.teamPnl'],
  [`/m/teamBetting?${PLAYED}`, 'menu.teamBets'],
  ['/m/member/teamRebate', 'menu.teamRebate'],
] as const;

test('an agent sees the team in figures and by name, on accessible pages', async ({ addressOf, openSite, page }) => {
  const { brand, language } = rightToLeft;
  const theme = 'light';
  const t = words[language];
  await haveSession(page, addressOf(brand), 'demoagent');
  await openSite({ brand, language, theme, path: '/m/agent' });
  const team = page.getByRole('region', { name: t['agent.today'] });
  await expect(team.getByRole('definition')).toHaveText([/\d/, /\d/, /\d/, /\d/]);
  await expect(page.getByRole('navigation', { name: t['agent.bar'] }).getByRole('link')).not.toHaveCount(0);
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);

  await page.getByRole('link', { name: t['menu.teamOverview'] }).click();
  await expect(page).toHaveURL(/\/m\/agent\/team\/overview/);
  await expect(page.getByText(t['team.teamMemberCount'], { exact: true }).locator('..')).toHaveText(/40/);
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);

  for (const [path, title] of lists) {
    await openSite({ brand, language, theme, path });
    await expect(page.getByRole('list', { name: t[title] }).getByRole('listitem').first()).toBeVisible();
    await steady(page);
    expect([path, await accessibilityBreaches(page)]).toEqual([path, []]);
  }
});

test('an agent moves a member down the team and back, and gives another rebate', async ({ addressOf, openSite, page }) => {
  await haveSession(page, addressOf('aurora'), 'demoagent');
  await openSite({ brand: 'aurora', path: '/m/member/team' });
  const search = page.getByRole('searchbox', { name: 'Search by name' }).first();
  const row = page.getByRole('list', { name: 'Team members' }).getByRole('listitem').filter({ hasText: 'Zita' });

  async function move(target: RegExp) {
    await page.getByRole('button', { name: 'Select members' }).click();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move members' });
    await dialog.getByRole('radio', { name: target }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await search.fill('zita');
  await expect(row).toHaveText(/under demoagent/);
  await move(/Orla/);
  await expect(row).toHaveText(/under orla/);
  await move(/Directly below you/);
  await expect(row).toHaveText(/under demoagent/);

  await openSite({ brand: 'aurora', path: '/m/member/teamRebate' });
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('ulla');
  const rebate = page.getByRole('textbox', { name: /^Rebate of ulla/ });
  await rebate.fill('11');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'From 0% to 10%' })).toBeVisible();
  await rebate.fill('3.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Team rebate' }).getByRole('listitem').filter({ hasText: 'Ulla' })).toHaveText(
    /3\.5%/,
  );
});

test('only an agent stays at the agent’s home', async ({ addressOf, openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/agent' });
  await expect(page).toHaveURL(/\/m\/home$/);
  await haveSession(page, addressOf('aurora'));
  await openSite({ brand: 'aurora', path: '/m/agent' });
  await expect(page).toHaveURL(/\/m\/home$/);
});
