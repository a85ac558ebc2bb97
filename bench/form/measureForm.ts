import type { Browser } from 'playwright-core';
import { openPhone, taskMs } from '../lib/phone.ts';

export interface FormFigures {
  /** From navigation until all fields stand in the page, in ms. */
  readonly ready: number;
  /** Main-thread work for one key, in ms. */
  readonly key: number;
  /** Main-thread work for checking everything when the empty form is sent, in ms. */
  readonly validate: number;
  readonly script: number;
  readonly total: number;
}

const FIELDS = 20;
const TEXT = 'abcdefghijklmnop';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: notes when the wanted number of fields is there. */
function watchFields(wanted: number) {
  const look = () => {
    const fields = document.querySelectorAll('form input:not([type=checkbox]):not([type=hidden]), form select').length;
    if (fields >= wanted) Object.assign(globalThis, { benchReady: performance.now() });
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * One cold visit to a form of 20 fields: until its fields are there, then typing, then sending it empty.
 *
 * @param field Selector of the text field to type into.
 */
export async function measureForm(browser: Browser, url: string, field: string): Promise<FormFigures> {
  const { context, page, cdp } = await openPhone(browser);
  let script = 0;
  let total = 0;
  const kinds = new Map<string, string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? 'Other'));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(watchFields, FIELDS);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => 'benchReady' in globalThis, undefined, { timeout: 60_000 });
  const ready = await page.evaluate(() => (globalThis as unknown as { benchReady: number }).benchReady);
  await page.waitForLoadState('load');

  const input = page.locator(field);
  await input.focus(); // brings our page to life
  await pause(4000);
  const beforeKeys = await taskMs(cdp);
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await pause(60);
  }
  const key = ((await taskMs(cdp)) - beforeKeys) / TEXT.length;
  await input.fill('');
  await pause(500);
  const submit = page.locator('form button[type=submit]');
  await submit.scrollIntoViewIfNeeded();
  await pause(500);
  const beforeSubmit = await taskMs(cdp);
  await submit.click();
  await pause(1500);
  const validate = (await taskMs(cdp)) - beforeSubmit;
  await context.close();
  return { ready, key, validate, script, total };
}
