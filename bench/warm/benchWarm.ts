import { openBrowser } from '../lib/phone.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';
import { type Visit, type WarmFigures, measureWarm } from './measureWarm.ts';

/** A second visit of home out of the service worker, with and without a network, beside the first one of the same phone. */
export async function benchWarm(livery: Livery, rounds: number): Promise<void> {
  const browser = await openBrowser();
  const figures: WarmFigures[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measureWarm(browser, `${livery.merchant('aurora')}/m/home`));
  await browser.close();

  const of = (name: keyof WarmFigures, key: keyof Visit) => figures.map((one) => one[name][key]);
  const line = (title: string, name: keyof WarmFigures) => [
    title,
    ...(['fcp', 'lcp', 'interactive', 'kB'] as const).map((key) => number(median(of(name, key)), key === 'kB' ? 1 : 0)),
  ];
  printTable(`Home again: CPU at a quarter, slow 4G, ${rounds} rounds, medians`, [
    ['visit', 'FCP ms', 'LCP ms', 'interactive ms', 'kB'],
    line('first', 'cold'),
    line('second, from the worker', 'warm'),
    line('second, without a network', 'offline'),
    line('PEER second, no worker', 'noWorker'),
  ]);
  const beside = (key: keyof Visit, name: keyof WarmFigures, other: keyof WarmFigures) => {
    const { value, low, high } = ratio(of(name, key), of(other, key));
    return `${value.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(
    `\nsecond visit beside the first: LCP ${beside('lcp', 'warm', 'cold')}, aim 0.8x, interactive ${beside('interactive', 'warm', 'cold')}, aim 0.5x; ` +
      `LCP beside no worker ${beside('lcp', 'warm', 'noWorker')}, aim 1.1x; without a network beside the second ${beside('lcp', 'offline', 'warm')}, aim 1.1x`,
  );
}
