import { ESBUILD_NAME_SHIM, openBrowser } from '../lib/phone.ts';
import { type Livery, OPERATOR_PASSWORD } from '../lib/startLivery.ts';
import { median } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

const EDITS = 12;

/** Runs in the operator's page: notes when a button was pressed and when the frame said that the edit is on its screen. */
function watchEdits() {
  const took: number[] = [];
  let pressedAt = 0;
  Object.assign(globalThis, { benchEdits: took });
  addEventListener('click', (event) => (pressedAt = event.timeStamp), { capture: true });
  addEventListener('message', ({ data, timeStamp }: MessageEvent<{ type?: string }>) => {
    if (data.type !== 'applied' || pressedAt === 0) return;
    took.push(timeStamp - pressedAt);
    pressedAt = 0;
  });
}

/** From the operator's press of "move" in the footer order to the changed pixels in the phone frame. */
export async function benchEdit(livery: Livery, rounds: number): Promise<void> {
  const browser = await openBrowser();
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(ESBUILD_NAME_SHIM);
    const page = await context.newPage();
    await page.addInitScript(watchEdits);
    await page.goto(`${livery.operator}/preview/#/aurora/footer`);
    await page.getByLabel('Operator').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(OPERATOR_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.frameLocator('iframe').getByRole('navigation').last().waitFor();
    await page.getByText('Live', { exact: true }).first().waitFor();
    // Signing in was a press as well.
    await page.evaluate(() => ((globalThis as unknown as { benchEdits: number[] }).benchEdits.length = 0));
    for (let edit = 0; edit < EDITS; edit += 1) {
      await page
        .getByRole('button', { name: /^Move .* down$/ })
        .first()
        .click();
      await page.waitForFunction(
        (wanted) => (globalThis as unknown as { benchEdits: number[] }).benchEdits.length > wanted,
        edit,
      );
    }
    all.push(...(await page.evaluate(() => (globalThis as unknown as { benchEdits: number[] }).benchEdits)));
    await context.close();
  }
  await browser.close();
  const sorted = all.toSorted((a, b) => a - b);
  printTable('Edit in the operator’s tool to changed pixels in the frame', [
    ['edits', 'median ms', 'p95 ms', 'aim'],
    [String(all.length), number(median(all)), number(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN), '100'],
  ]);
}
