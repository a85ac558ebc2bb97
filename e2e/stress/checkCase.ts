import type { Page } from '@playwright/test';
import { isObject } from '../../schemas/base/json/isObject.ts';
import { SESSION_KEY } from '../../src/site/sessionKey.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { collectFaults } from '../fixtures/site.ts';
import { drawAll } from '../fixtures/steady.ts';
import { findLayoutFaults } from '../../src/lib/findLayoutFaults.ts';
import { waitUntilStill } from '../../src/lib/waitUntilStill.ts';
import type { StressCase } from './stressCase.ts';
import type { StressServer } from './stressServer.ts';

/** The narrowest phone of WCAG 1.4.10, and of the operator's tool. */
export const VIEWPORT = { width: 320, height: 800 } as const;

/**
 * The parts of a value that an element may show: words with single spaces, and the whole digits of an amount, however its language groups them.
 */
function* partsOf(value: unknown, at: string): Generator<readonly [at: string, part: string, isAmount: boolean]> {
  if (typeof value === 'string') yield [at, inOneLine(value).slice(0, 100), false];
  else if (typeof value === 'number') yield [at, String(Math.trunc(Math.abs(value))), true];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* partsOf(item, `${at}/${index}`);
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) yield* partsOf(item, `${at}/${key}`);
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Pointer of the longest rendered value that an element shows; empty if it shows none. */
function sourceOf(shown: string, { drawn }: StressCase): string {
  const digits = shown.replaceAll(/\D/g, '');
  const [longest] = [...drawn]
    .flatMap(([name, value]) => [...partsOf(value, name)])
    .filter(([, part, isAmount]) => part.length > 3 && (isAmount ? digits : shown).includes(part))
    .toSorted(([, one], [, other]) => other.length - one.length);
  return longest?.[0] ?? '';
}

/** Opens the case's page as its visitor. */
async function open(page: Page, server: StressServer, stressed: StressCase): Promise<void> {
  const { scenario, visitor, userName, release, path, region } = stressed;
  const url = server.origin;
  await page.context().addCookies([
    { name: 'language', value: scenario.language, url },
    { name: 'theme', value: scenario.theme, url },
    { name: 'age', value: '99', url },
  ]);
  const { merchantCode } = release.template;
  const session = { token: 'a-token-of-some-length', merchantCode, userName, type: visitor.type, firstTimeLogin: false };
  await page.addInitScript(
    ([key, text, today]) => {
      if (self !== top) return; // a game's frame has no storage
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('popupsHidden', today);
      localStorage.setItem('visits', '7'); // the app is offered to returning visitors
      if (text !== '') localStorage.setItem(key, text);
    },
    [SESSION_KEY, visitor.type === null ? '' : JSON.stringify(session), new Date().toDateString()] as const,
  );
  server.show(stressed);
  await page.goto(url + path);
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${scenario.textSize}%`);
  await page.locator('#root[data-interactive]').waitFor({ state: 'attached' });
  const quietMs = scenario.platform === 'failing' ? 600 : 250; // a failed call is tried again after 400 ms
  await page.evaluate(waitUntilStill, quietMs);
  await page.evaluate((menu) => document.getElementById(menu)?.showPopover?.(), region.endsWith('Menu') ? region : '');
  for (let step = 1; step <= 6; step += 1)
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), step * VIEWPORT.height);
  await page.evaluate(waitUntilStill, quietMs);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

export interface Finding {
  readonly rule: string;
  readonly element: string;
  /** Where the value is that the element shows; empty where that is not known. */
  readonly source: string;
  readonly detail: string;
}

/** A refused call, a missing picture and a captcha of another host that does not answer are part of a case, and are logged. */
const isPartOfCase = (fault: string): boolean => /Failed to load resource|did not load/.test(fault);

/** Names are drawn from few, so that many entries of a list are called the same. */
const isOfDrawing = (breach: string): boolean => breach.startsWith('unique-button-name');

/** Renders a case and returns its faults. */
export async function checkCase(page: Page, server: StressServer, stressed: StressCase): Promise<Finding[]> {
  const errors: string[] = [];
  await collectFaults(page, errors);
  await open(page, server, stressed);
  const address = new URL(page.url());
  if (address.pathname !== stressed.path.split('?', 1)[0]) errors.push(`led away, to ${address.pathname}`);
  await drawAll(page);
  const faults = await page.evaluate(findLayoutFaults, undefined);
  const breaches = await accessibilityBreaches(page, page.frames().length > 1 ? ['iframe'] : []);
  const [failure] = server.failures;
  if (failure !== undefined) throw failure;
  return [
    ...faults.map(({ rule, element, text, detail }) => ({ rule, element, source: sourceOf(text, stressed), detail })),
    ...breaches
      .filter((breach) => !isOfDrawing(breach))
      .map((breach) => ({ rule: 'axe', element: '', source: sourceOf(breach, stressed), detail: breach })),
    ...errors.filter((error) => !isPartOfCase(error)).map((error) => ({ rule: 'error', element: '', source: '', detail: error })),
  ];
}
