import { readFile } from 'node:fs/promises';
import type { SupportBundle } from '../../schemas/edges/api/support.schema.ts';
import { SCHEMA_VERSION } from '../../schemas/declare/release/release.schema.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { openOperatorMenu } from '../fixtures/operatorMenu.ts';
import { findOwnText, frameOf, goToSection, openMerchants, openWithFrame } from '../fixtures/operatorPage.ts';
import { publishChange, publishParameters } from '../fixtures/publish.ts';
import { operator } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/site.ts';

const portOf = startFileServer();

test('an operator finds out where a value comes from, since when home looks as it does, who sees an entry, and what has no effect', async ({
  page,
  request,
  faults,
}) => {
  test.slow();
  const port = portOf();
  // Revision 2 changes a setting of the download bar, revision 3 the bar at the bottom, revision 4 a setting that home does not show.
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

  await test.step('a setting says what each layer has, who changed it, when and in which release, and an older value is used again', async () => {
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
        - paragraph:
          - text: /Revision 3 by admin/
          - time: /Mar 1, 2026/
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

  await test.step('one section is restored from an earlier release, and nothing else', async () => {
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
    const place = page.getByRole('region', { name: 'Left menu' });
    const entry = place.getByRole('row', { name: /^Invite friends/ });
    await place.getByRole('heading').click();
    const menu = frame.locator('#leftMenu');
    await entry.getByRole('button', { name: /hidden from Guests/ }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Invite friends' })).toHaveCount(0);
    await entry.getByRole('link', { name: 'The switch “Referral promotion” is off.' }).click();
    const referral = page.getByRole('switch', { name: 'Referral promotion' });
    await expect(referral).toBeFocused();
    await referral.press('Space');
    await goToSection(page, 'Who sees what');
    await place.getByRole('heading').click();
    await expect(entry.getByRole('listitem')).toHaveText(['Trial players, Agents: Only for other visitors.']);
    await entry.getByRole('button', { name: /shown to Guests/ }).click();
    await expect(menu.getByRole('link', { name: 'Invite friends' })).toBeVisible();
    await undo();
    await expect(entry.getByRole('button', { name: /hidden from Guests/ })).toBeVisible();
  });

  await test.step('a setting and a text without effect are findings, settled by the preset or by their block, and an undo says what it undid', async () => {
    await (await findOwnText(page, 'home.winnersNote')).fill('Lucky gardeners');
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

test('an operator compares merchants, uses settings of another, publishes above the limit of home with a reason, and downloads a support bundle', async ({
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  await openMerchants(page, port);
  faults.length = 0; // the tool starts by asking whether it is signed in; browsers log the refusal as an error

  await test.step('the board says how far each merchant is from another, and what is used from that one shows on the phone', async () => {
    await page.getByRole('radio', { name: 'Differences from the preset' }).check();
    await expect(page.getByRole('table', { name: 'Differences from the preset' })).toBeVisible();
    await page.getByRole('button', { name: 'Compare all with Harbour House' }).click();
    const board = page.getByRole('table', { name: 'Differences from Harbour House' });
    const all = board
      .getByRole('row', { name: /^Mekong Fair/ })
      .getByRole('cell')
      .nth(-2);
    await expect(all).toHaveText(/^[1-9]\d*$/);
    const count = Number(await all.textContent());
    expect(await accessibilityBreaches(page)).toEqual([]);
    await board.getByRole('link', { name: 'Mekong Fair' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
    const phone = frameOf(page).getByRole('navigation', { name: 'Main navigation' });
    await expect(phone.getByRole('listitem')).toHaveText(['Home', 'Games', 'Deposit', 'Chat', 'My account']);
    await expect(page.getByRole('combobox', { name: 'Merchant', exact: true })).toHaveValue('harbour');
    const offered = page.getByRole('button', { name: /^Use (?!all of ).* from that merchant$/ });
    await expect(offered).toHaveCount(count);
    await page.getByRole('button', { name: 'Use Footer order from that merchant' }).click();
    await page.getByRole('button', { name: 'Use Home from that merchant' }).click();
    await expect(offered).toHaveCount(count - 2);
    await expect(phone.getByRole('listitem')).toHaveText(['Home', 'Search', 'Notices', 'Support', 'My account']);
  });

  await test.step('home is weighed against what is live and a limit, above which a release needs a reason', async () => {
    await goToSection(page, 'Texts & identity');
    const rules = page.getByRole('region', { name: 'Before publishing' });
    await rules.getByRole('spinbutton', { name: 'Elements' }).fill('100');
    await rules.getByRole('button', { name: 'Save rules' }).click();
    await expect(rules.getByRole('status')).toHaveText('Rules saved. They apply immediately.');
    await page.getByRole('button', { name: /^Home is over the limit: .*elements/ }).click();
    const weight = page.getByRole('region', { name: 'Home page weight' });
    await expect(weight.getByRole('row', { name: /^Elements/ })).toHaveAccessibleName(
      /^Elements \d+ \([+−]\d+\) over the limit \d+ 100$/,
    );
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await weight.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish Mekong Fair' });
    const submit = dialog.getByRole('button', { name: 'Publish now' });
    await expect(submit).toHaveAccessibleDescription('Enter a reason for each warning to publish.');
    await expect(submit).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Reason for/ }).fill('Agreed with Ann Tan, ann@players.example');
    await submit.click();
    await expect(dialog.getByText('Revision 2 is live')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await goToSection(page, 'History');
    await page.getByText('Waived', { exact: true }).click();
    await expect(page.getByText(`Agreed with Ann Tan, ann@players.example (${operator.name})`)).toBeVisible();
  });

  await test.step('a support bundle says how the merchant is, without secrets and people', async () => {
    const [title, footer] = ['/template/parameters/title', '/template/parameters/footer_nav'];
    await goToSection(page, 'Footer');
    await page.getByRole('button', { name: 'Remove Home' }).click();
    await goToSection(page, 'Texts & identity');
    await page.getByRole('textbox', { name: 'Site title' }).fill(`${operator.password} Fair`);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await (await openOperatorMenu(page)).getByRole('button', { name: 'Support bundle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Support bundle' });
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 }); // the dialog is higher than that
    await dialog.getByRole('button', { name: 'Download' }).click();
    // Removed parts are listed before the file is there.
    const removed = dialog.getByRole('status').getByRole('listitem');
    await expect(removed).toHaveText([
      'Secret of the server: /draft/changes/0/after',
      `Secret of the server: /site/draft/document${title}`,
    ]);
    const rest = dialog.getByRole('button', { name: 'Download without them' });
    const [lastRow, buttons] = [await removed.last().boundingBox(), await rest.boundingBox()];
    expect((lastRow?.y ?? Infinity) + (lastRow?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    const waiting = page.waitForEvent('download');
    await rest.click();
    const download = await waiting;
    await expect(dialog.getByRole('status')).toHaveText(`Downloaded: ${download.suggestedFilename()}`);
    const text = await readFile(await download.path(), 'utf8');
    const bundle = JSON.parse(text) as SupportBundle; // the server's tests check its shape
    expect(bundle).toMatchObject({
      merchantCode: 'mekong',
      live: { revision: 2, by: 'operator 1', document: { template: { parameters: { title: 'Mekong Fair' } } } },
      site: { live: { layers: { [title]: 'merchant', '/template/layout/header': 'preset' } } },
      problems: { live: [], draft: [{ code: 'footer.noHome', pointer: footer }] },
      versions: { schemaVersion: SCHEMA_VERSION, node: expect.stringMatching(/^v\d/) },
      screen: { path: '/m/home', scenario: { language: 'EN' }, width: 390, height: 844 },
      picture: null, // it was not asked for
    });
    expect(bundle.draft.changes).toEqual([
      { pointer: title, before: 'Mekong Fair', after: '[removed] Fair' },
      { pointer: footer, before: 'home,search,notice,service,member', after: 'search,notice,service,member' },
    ]);
    expect(bundle.audit.map(({ action }) => action)).toContain('draft.waived');
    expect(new Set(bundle.audit.map(({ by }) => by))).toEqual(new Set(['operator 1']));
    expect([operator.password, 'Ann Tan', 'players.example'].filter((planted) => text.includes(planted))).toEqual([]);
  });
});
