import type { Browser } from 'playwright-core';
import { openPhone, spentMs } from '../lib/phone.ts';

export interface FormFigures {
  /** From navigation until all fields are in the page, in ms. */
  readonly ready: number;
  /** Script, style and layout for one key, in ms. */
  readonly key: number;
  /** Everything the main thread does for one key, in ms: also what the browser does for any text field, such as painting. */
  readonly keyInAll: number;
  /** Script, style and layout for checking everything when the empty form is sent, in ms. */
  readonly validate: number;
  readonly script: number;
  readonly total: number;
}

const FIELDS = 20;
const TEXT = 'abcdefghijklmnop';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: says when the wanted number of fields is there. To ask the page would hold it up while it loads. */
function watchFields(wanted: number) {
  const look = () => {
    const fields = document.querySelectorAll('form input:not([type=checkbox]):not([type=hidden]), form select').length;
    if (fields >= wanted) console.info('bench: ready', performance.now());
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
  const said = page.waitForEvent('console', { predicate: (line) => line.text().startsWith('bench: ready'), timeout: 60_000 });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const ready = Number((await said).text().split(' ').at(-1));
  await page.waitForLoadState('load');

  const input = page.locator(field);
  await input.focus(); // brings our page to life
  await pause(4000);
  const beforeKeys = await spentMs(cdp);
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await pause(60);
  }
  const afterKeys = await spentMs(cdp);
  const key = (afterKeys.work - beforeKeys.work) / TEXT.length;
  const keyInAll = (afterKeys.all - beforeKeys.all) / TEXT.length;
  await input.fill('');
  await pause(500);
  const submit = page.locator('form button[type=submit]');
  await submit.scrollIntoViewIfNeeded();
  await pause(500);
  const beforeSubmit = await spentMs(cdp);
  await submit.click({ force: true }); // looks for nothing that is in the way: that would count as the page's work
  await pause(1500);
  const validate = (await spentMs(cdp)).work - beforeSubmit.work;
  await context.close();
  return { ready, key, keyInAll, validate, script, total };
}
