import type { Page } from '@playwright/test';
import { startFileServer } from '../fixtures/fileServer.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { publishParameters } from '../fixtures/publish.ts';
import { collectFaults, expect, siteAddress, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const SHIPPED = ['Home', 'Games', 'Deposit', 'Withdraw', 'My account'];
const MOVED = ['Home', 'My account', 'Games', 'Deposit', 'Withdraw'];

const footerOf = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem');

// As in production.
const portOf = startFileServer({ PRERENDER: '1' });

test(
  'a footer that an operator moves is seen in the phone frame, published, and reaches an open page and another operator',
  { tag: '@walk' },
  async ({ browser, page, faults }) => {
    test.slow();
    const port = portOf();
    const player = await (await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })).newPage();
    await collectFaults(player, faults);
    await player.goto(`${siteAddress(port, 'lotus')}?lang=EN`);
    await expect(footerOf(player)).toHaveText(SHIPPED);
    await player.evaluate(() => Object.assign(window, { sameDocument: true }));

    const colleague = await (await browser.newContext({ locale: 'en' })).newPage();
    await openEditor(colleague, port, 'Lotus Garden');

    await openEditor(page, port, 'Lotus Garden');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
    const frame = page.frameLocator('iframe');
    await expect(footerOf(frame)).toHaveText(SHIPPED);

    await page.getByRole('button', { name: 'Reorder My account' }).focus();
    await page.keyboard.press('Space');
    const moves = async (place: number, timeout?: number) => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(`My account would be at position ${place} of 5.`)).toBeAttached({ timeout });
    };
    // Keys move it once the places have been measured, a moment after it was lifted.
    await expect(() => moves(4, 3_000)).toPass();
    await moves(3);
    await moves(2);
    await page.keyboard.press('Space');
    await expect(footerOf(frame)).toHaveText(MOVED);
    await expect(footerOf(player)).toHaveText(SHIPPED);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Revision 2 is live')).toBeVisible();

    await expect(footerOf(player)).toHaveText(MOVED);
    expect(await player.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(colleague.getByText('admin published revision 2.')).toBeVisible();

    forgiveRefusals(faults); // the tool starts by asking whether it is signed in
    await Promise.all([player, colleague].map((opened) => opened.context().close()));
  },
);

test(
  'what goes live reaches a page that is open, without a reload, and an answer that is not a site leaves the page as it is',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page, faults }) => {
    const port = portOf();
    // The last request of a start, sent in idle time: a busy browser may have none before its network is quiet.
    const lastOfStart = page.waitForResponse(/\/wps\/system\/templates\?/);
    await openSite({ brand: 'mekong', port });
    await hydrate(page);
    await lastOfStart;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text()));
    await publishParameters(page.request, port, 'mekong', { title: 'Mekong Anew' });
    await expect(page).toHaveTitle('Mekong Anew');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(asked.filter((path) => /^\/(?:site|wps\/system)\//.test(path))).toEqual(['/site/boot']);
    // A problem that the resolver finds, and nothing else in a page of a player names.
    expect((await Promise.all(scripts)).filter((script) => script.includes('languages.defaultNotAllowed'))).toEqual([]);

    await page.route('**/site/boot', (route) => route.fulfill({ json: { site: 'gone' } }));
    await publishParameters(page.request, port, 'mekong', { title: 'Mekong Again' });
    await expect.poll(() => faults.join()).toContain('Not exist setting');
    await expect(page).toHaveTitle('Mekong Anew');
    faults.length = 0;
  },
);
