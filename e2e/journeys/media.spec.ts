import sharp from 'sharp';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { frameOf, goToSection, openWithFrame } from '../fixtures/operatorPage.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

const photo = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 500, channels: 3, background } })
    .png()
    .toBuffer(),
});

// The frame of a crop is as large as its picture.
test.use({ showsPictures: true });

test('a picture is uploaded, shown in the phone, cut, published, reaches players, and takes another’s place', async ({
  ownServer: { port },
  page,
  browser,
  faults,
}) => {
  test.slow();
  await openWithFrame(page, port, faults);
  const logo = frameOf(page).getByRole('banner').getByRole('img').first();
  await test.step('it is added to the library, and a file that is none is refused in words', async () => {
    await goToSection(page, 'Media');
    await page
      .getByLabel('Add pictures')
      .setInputFiles([
        await photo('navy'),
        await photo('gold'),
        { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') },
      ]);
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(2);
    await expect(page.getByText('notes.png: This is not a picture')).toBeVisible();
    expect(faults.splice(0)).toEqual([expect.stringContaining('415')]); // the browser logs the refusal as an error
  });
  await test.step('it is chosen for a setting, and shows in the phone', async () => {
    await goToSection(page, 'Colours & theme');
    for (const title of ['Logo', 'Logo on light']) {
      await page.getByRole('button', { name: `Choose a picture for ${title}`, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: /navy/ }).click();
    }
    await expect(logo).toHaveAttribute('src', /^\/media\/lotus\/[\w-]{22}\/logo$/);
  });
  await test.step('it is cut by keyboard, and the part takes its place everywhere', async () => {
    await goToSection(page, 'Media');
    await page.getByRole('button', { name: /^.*navy/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Used in' }).getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Crop' }).click();
    const corner = page.getByRole('button', { name: 'Bottom right corner' });
    await corner.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /navy.*Draft/ }).click();
    await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /gold/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'gold' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('it is published, and players get the smallest file that their browser takes', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('link', { name: 'Open site' })).toBeVisible();
    const player = await browser.newPage();
    const answered = player.waitForResponse(/\/media\/lotus\/[\w-]{22}\/logo$/);
    await player.goto(siteAddress(port, 'lotus', '/m/home'));
    const response = await answered;
    expect(await response.headerValue('content-type')).toMatch(/^image\/(?:avif|webp)$/);
    expect(await response.headerValue('cache-control')).toContain('immutable');
    await player.close();
  });
  await test.step('what is live stays', async () => {
    await page.keyboard.press('Escape');
    await goToSection(page, 'Media');
    await page.getByRole('button', { name: /gold/ }).click();
    await expect(page.getByRole('region', { name: 'Used in' })).toContainText('Live');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove' })).toBeDisabled();
  });
});
