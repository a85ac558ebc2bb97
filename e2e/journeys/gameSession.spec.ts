import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

test('a reality check in the game is answered by its button only, and a touch in the game is noted', async ({
  openSite,
  page,
  context,
  addressOf,
}) => {
  await haveSession(page, addressOf('lotus'));
  await openSite({ brand: 'lotus', path: '/m/hot-games' });
  const noted: unknown[] = [];
  let isDue = false;
  await context.route('**/sandbox/play/session', async (route) => {
    const body = route.request().postDataJSON() as { readonly what?: string };
    noted.push(body.what);
    // The server's clock cannot be moved from here; its answers are tested in sandbox/play.
    const value = isDue && body.what !== 'checked' ? { playedMs: 3_900_000, checkInMs: 0 } : { playedMs: 0, checkInMs: null };
    await route.fulfill({ json: { success: true, value } });
  });
  const tile = page.getByRole('main').getByRole('listitem').first();
  const [game] = await Promise.all([context.waitForEvent('page'), tile.getByRole('button').first().click()]);
  const check = game.getByRole('dialog', { name: 'Time for a short break?' });
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(check).toBeHidden();

  isDue = true;
  await game.getByRole('heading', { level: 1 }).click();
  await expect(check).toBeVisible();
  await expect(check).toContainText('1:05');
  await game.keyboard.press('Escape');
  await game.keyboard.press('Escape');
  await game.mouse.click(5, 5);
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  expect(noted).toEqual([undefined, 'active', 'checked']);
});
