import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { frameOf, goToSection, openWithFrame } from '../fixtures/operatorPage.ts';
import { publishChange, publishParameters } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';

const portOf = startFileServer();

test('an operator finds out why a site is as it is: its settings, its releases, its visitors, and what has no effect', async ({
  page,
  request,
  faults,
}) => {
  test.slow();
  const port = portOf();
  // Revision 2 has a setting of the download bar, revision 3 another bar at the bottom, revision 4 what home does not show.
  await publishChange(request, port, 'lotus', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, behaviour: { ...template.behaviour, app: { reofferDays: 3 } } },
  }));
  await publishParameters(request, port, 'lotus', { footer_nav: 'home,games,deposit,member' });
  await publishParameters(request, port, 'lotus', { age_limit: '21' });
  await openWithFrame(page, port, faults);
  const frame = frameOf(page);
  const itemsOf = (phone: typeof frame) => phone.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem');
  const undo = () => page.keyboard.press('Control+z');

  await test.step('a setting says what each layer has, and who changed it in which release, and has an older value back', async () => {
    await page.getByRole('button', { name: /Source of Footer order/ }).click();
    await expect(page.getByRole('group', { name: 'Footer order' })).toMatchAriaSnapshot(`
      - term: Product default
      - definition: Home, Promotions, Deposit, Support, My account
      - term: Preset “base”
      - definition: Home, Promotions, Deposit, Support, My account
      - term: Live now
      - definition: Home, Games, Deposit, My account
      - term: This draft
      - definition: Home, Games, Deposit, My account in effect
    `);
    const history = page.getByRole('region', { name: 'Changes of this setting' });
    await expect(history).toMatchAriaSnapshot(`
      - listitem:
        - paragraph: /Revision 3 by admin/
        - term: Before
        - definition: /^Home, Games, Deposit, Withdraw, My account/
        - term: Since
        - definition: /^Home, Games, Deposit, My account/
      - listitem:
        - paragraph: /Revision 1 by the system/
    `);
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await expect(itemsOf(frame)).toHaveCount(4);
    await history
      .getByRole('button', { name: 'Use this value: Home, Games, Deposit, Withdraw, My account (revision 3)' })
      .click();
    await expect(itemsOf(frame)).toHaveCount(5);
    await undo();
    await expect(page.getByText(/^Undone: Footer order/)).toBeVisible();
    await expect(itemsOf(frame)).toHaveCount(4);
  });

  await test.step('the release since when home looks as it does is found by looking at those in the middle', async () => {
    await page.getByRole('button', { name: 'Since when does a screen look like this?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Since when does it look like this?' });
    const shown = (title: string | RegExp) => itemsOf(dialog.getByTitle(title).contentFrame());
    await expect(dialog.getByText('Does revision 2 already look like today?')).toBeVisible();
    await expect(shown('Today')).toHaveCount(4);
    await expect(shown(/^Revision 2, /)).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await expect(dialog.getByText('Does revision 3 already look like today?')).toBeVisible();
    await expect(shown(/^Revision 3, /)).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Already so' }).click();
    await expect(dialog.getByRole('heading', { name: 'It looks like this since revision 3.' })).toBeVisible();
    await expect(dialog.getByText('removed: Withdraw')).toBeVisible();
    await expect(shown(/^Revision 2, /)).toHaveCount(5);
    await expect(shown(/^Revision 3, /)).toHaveCount(4);
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('one section is had back from an earlier release, and not the others', async () => {
    await goToSection(page, 'My changes');
    await page.getByRole('radio', { name: 'An earlier release' }).click();
    const release = page.getByRole('combobox', { name: 'Release' });
    await release.selectOption(await release.getByRole('option', { name: /^Revision 2 / }).getAttribute('value'));
    await page.getByRole('button', { name: 'Restore all of Footer from that release' }).click();
    await expect(itemsOf(frame)).toHaveCount(5);
    await page.getByRole('radio', { name: 'Not live yet' }).click();
    await expect(page.getByRole('button', { name: /^Revert: / })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Footer order added: Withdraw/ })).toBeVisible();
    await undo();
    await expect(page.getByText('Everything is live')).toBeVisible();
  });

  await test.step('an entry says why each visitor does not see it, and the reason leads to the setting that shows it', async () => {
    await goToSection(page, 'Who sees what');
    const entry = page.getByRole('region', { name: 'Left menu' }).getByRole('row', { name: /^Invite friends/ });
    const menu = frame.locator('#leftMenu');
    await entry.getByRole('button', { name: /hidden from Guests/ }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Invite friends' })).toHaveCount(0);
    await entry.getByRole('link', { name: 'The switch “Referral promotion” is off.' }).click();
    const referral = page.getByRole('switch', { name: 'Referral promotion' });
    await expect(referral).toBeFocused();
    await referral.press('Space');
    await goToSection(page, 'Who sees what');
    await expect(entry.getByRole('listitem')).toHaveText(['Trial players, Agents: Only for other visitors.']);
    await entry.getByRole('button', { name: /shown to Guests/ }).click();
    await expect(menu.getByRole('link', { name: 'Invite friends' })).toBeVisible();
    await undo();
    await expect(entry.getByRole('button', { name: /hidden from Guests/ })).toBeVisible();
  });

  await test.step('a setting and a text without effect are named, put back or given their block, and an undo says what it undid', async () => {
    await goToSection(page, 'Texts & identity');
    await page
      .getByRole('radio', { name: /^English/ })
      .last()
      .check();
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('home.winnersNote');
    await page.getByRole('textbox', { name: /home\.winnersNote/ }).fill('Lucky gardeners');
    await goToSection(page, 'Layout');
    await page.getByRole('button', { name: 'Remove Winner board' }).click();
    await page.getByRole('button', { name: 'Remove Download bar' }).click();
    await page.getByRole('button', { name: /^Problems:/ }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    const finding = (words: string) => problems.getByRole('listitem').filter({ hasText: words });
    const setting = finding('Offered again after has no effect: no block that reads it is placed (Download bar).');
    const text = finding('is never shown: no block with it is placed (Winner board).');
    await setting.getByRole('button', { name: /^Put back to the preset/ }).click();
    await expect(setting).toHaveCount(0);
    await undo();
    await expect(page.getByText('Undone: Offered again after: 3 days → 0 days.')).toBeVisible();
    await expect(setting).toBeVisible();

    await text.getByRole('link', { name: 'Place “Winner board”' }).click();
    await page.getByRole('button', { name: 'Add a block to Home', exact: true }).click();
    const gallery = page.getByRole('dialog');
    await gallery.getByRole('searchbox', { name: 'Find a block' }).fill('winner');
    await gallery.getByRole('button', { name: /^Winner board/ }).press('Enter');
    await expect(gallery).toBeHidden();
    await expect(text).toHaveCount(0);
    await undo();
    await expect(page.getByText('Undone: Home: added: Winner board.')).toBeVisible();
    await expect(text).toBeVisible();
  });
});
