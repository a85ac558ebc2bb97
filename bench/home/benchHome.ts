import { paths } from '#schemas/declare/pages/addresses.ts';
import { buildPeer } from './buildPeer.ts';
import type { SiteBoot } from '#schemas/edges/page/page.ts';
import { staticHome } from './staticHome.ts';
import { type HomeFigures, measureHome, measureMenu } from './measureHome.ts';
import { askAs } from '../lib/askAs.ts';
import { openBrowser } from '../lib/phone.ts';
import { serveBeside } from '../lib/serveBeside.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

const MERCHANT = 'aurora';
const OURS = 'home';
const LIMIT = 'LIMIT static HTML';
const PEER = 'PEER drawn in the browser';
const NAMES = [LIMIT, OURS, PEER] as const;

interface Run extends HomeFigures {
  readonly menu: number;
}

/** One figure of each run of a target. */
type FiguresOf = (name: string, pick: (run: Run) => number) => number[];

function printMedians(figuresOf: FiguresOf, rounds: number): void {
  const kB = (name: string, pick: (run: Run) => number) => number(median(figuresOf(name, pick)) / 1000, 1);
  const ms = (name: string, pick: (run: Run) => number) => number(median(figuresOf(name, pick)));
  printTable(`Home, cold cache: CPU at a quarter, slow 4G, ${rounds} interleaved rounds, medians`, [
    [
      'target',
      'FCP ms',
      'LCP ms',
      'menu ms',
      'interactive ms',
      'blocking ms',
      'longest task ms',
      'CLS',
      'main thread ms',
      'requests',
    ],
    ...NAMES.map((name) => [
      name,
      ms(name, (run) => run.fcp),
      ms(name, (run) => run.lcp),
      ms(name, (run) => run.menu),
      ms(name, (run) => run.interactive),
      ms(name, (run) => run.blocking),
      ms(name, (run) => run.longest),
      number(median(figuresOf(name, (run) => run.cls)), 3),
      ms(name, (run) => run.mainThread),
      ms(name, (run) => run.requests),
    ]),
  ]);
  printTable('kB on the wire until quiet, without an input', [
    ['target', 'total', 'document', 'script', 'before LCP', 'images', 'styles', 'data'],
    ...NAMES.map((name) => [
      name,
      kB(name, (run) => run.bytes['total'] ?? 0),
      kB(name, (run) => run.bytes['Document'] ?? 0),
      kB(name, (run) => run.bytes['Script'] ?? 0),
      kB(name, (run) => run.scriptBeforeLcp),
      kB(name, (run) => run.bytes['Image'] ?? 0),
      kB(name, (run) => run.bytes['Stylesheet'] ?? 0),
      kB(name, (run) => (run.bytes['Fetch'] ?? 0) + (run.bytes['XHR'] ?? 0)),
    ]),
  ]);
}

function printRatios(figuresOf: FiguresOf): void {
  const line = (label: string, pick: (run: Run) => number, aim: string) => {
    const show = (other: string) => {
      const { value, low, high } = ratio(figuresOf(OURS, pick), figuresOf(other, pick));
      if (!Number.isFinite(value)) return '–'; // of nothing there is no ratio
      return `${value.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
    };
    return [label, show(LIMIT), show(PEER), aim];
  };
  printTable('home beside its limit and its peer (95 % interval)', [
    ['measure', 'to limit', 'to peer', 'aim to limit'],
    line('FCP', (run) => run.fcp, ''),
    line('LCP', (run) => run.lcp, '1.05x'),
    line('menu works', (run) => run.menu, '1.15x'),
    line('interactive by itself', (run) => run.interactive, ''),
    line('blocking until then', (run) => run.blocking, ''),
    line('longest task until then', (run) => run.longest, ''),
    line('bytes until quiet', (run) => run.bytes['total'] ?? 0, '0.80x'),
  ]);
}

/** Home on a cold phone beside the same page written by hand, and the same page drawn in the browser. */
export async function benchHome(livery: Livery, rounds: number): Promise<void> {
  const origin = livery.merchant(MERCHANT);
  const page = (await askAs(livery.port, `${MERCHANT}.localhost:${livery.port}`, paths.home)).toString();
  const release = JSON.parse(
    (await askAs(livery.port, `${MERCHANT}.localhost:${livery.port}`, '/site/boot')).toString(),
  ) as SiteBoot; // our own server wrote it
  const limit = await serveBeside(
    new Map([[paths.home, { type: 'text/html; charset=utf-8', body: Buffer.from(staticHome(page, release)) }]]),
    origin,
  );
  const peer = await serveBeside(await buildPeer('bench/home/peer', paths.home), origin);
  const targets = [
    { name: LIMIT, url: `${limit.url}/m/home` },
    { name: OURS, url: `${origin}/m/home` },
    { name: PEER, url: `${peer.url}/m/home` },
  ] as const;
  const runs = new Map<string, Run[]>(targets.map(({ name }) => [name, []]));
  const browser = await openBrowser();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of targets)
      runs.get(name)?.push({ ...(await measureHome(browser, url)), menu: await measureMenu(browser, url) });
  }
  await browser.close();
  limit.stop();
  peer.stop();
  const figuresOf = (name: string, pick: (run: Run) => number) => (runs.get(name) ?? []).map(pick);
  printMedians(figuresOf, rounds);
  printRatios(figuresOf);
}
