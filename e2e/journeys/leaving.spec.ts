import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { answerOtherwise } from '../fixtures/troubledCalls.ts';

// Some browsers cancel downloads before they say that the page is left: that is not a failure, and nothing may be logged (`noFaults`).
test.describe('a page is left while code is on its way', () => {
  test('of the player', { tag: ['@core', '@engine'] }, async ({ openSite, page, addressOf }) => {
    const code = /\/assets\/startPlayer-[\w-]+\.js$/;
    await answerOtherwise(page, code, () => undefined); // never answered
    const isAsked = page.waitForRequest(code);
    await openSite({ brand: 'aurora' });
    await isAsked;
    await page.goto(addressOf('aurora', '/robots.txt'));
    await expect(page).toHaveURL(/robots\.txt$/);
  });

  test('of another page', { tag: ['@core', '@engine'] }, async ({ openSite, page, addressOf }) => {
    const code = /\/assets\/RoutedPage-[\w-]+\.js$/;
    await answerOtherwise(page, code, () => undefined); // never answered
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    const isAsked = page.waitForRequest(code);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await isAsked;
    await page.goto(addressOf('aurora', '/robots.txt'));
    await expect(page).toHaveURL(/robots\.txt$/);
  });
});
